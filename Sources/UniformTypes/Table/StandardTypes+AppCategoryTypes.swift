// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// The categories of apps in the store.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let appCategoryTypes: StaticString = """
    public.app-category :
    public.app-category.games : public.app-category
    public.app-category.action-games : public.app-category.games
    public.app-category.adventure-games : public.app-category.games
    public.app-category.arcade-games : public.app-category.games
    public.app-category.board-games : public.app-category.games
    public.app-category.bookmarks : public.app-category
    public.app-category.books : public.app-category
    public.app-category.business : public.app-category
    public.app-category.card-games : public.app-category.games
    public.app-category.casino-games : public.app-category.games
    public.app-category.developer-tools : public.app-category
    public.app-category.dice-games : public.app-category.games
    public.app-category.education : public.app-category
    public.app-category.educational-games : public.app-category.games
    public.app-category.entertainment : public.app-category
    public.app-category.family-games : public.app-category.games
    public.app-category.finance : public.app-category
    public.app-category.food-and-drink : public.app-category
    public.app-category.graphics-design : public.app-category
    public.app-category.healthcare-fitness : public.app-category
    public.app-category.kids-games : public.app-category.games
    public.app-category.lifestyle : public.app-category
    public.app-category.magazines-and-newspapers : public.app-category
    public.app-category.medical : public.app-category
    public.app-category.music : public.app-category
    public.app-category.music-games : public.app-category.games
    public.app-category.navigation : public.app-category
    public.app-category.news : public.app-category
    public.app-category.photography : public.app-category
    public.app-category.video : public.app-category
    public.app-category.photography-and-video : public.app-category.photography \
    public.app-category.video
    public.app-category.productivity : public.app-category
    public.app-category.puzzle-games : public.app-category.games
    public.app-category.racing-games : public.app-category.games
    public.app-category.reference : public.app-category
    public.app-category.role-playing-games : public.app-category.games
    public.app-category.shopping : public.app-category
    public.app-category.simulation-games : public.app-category.games
    public.app-category.social-networking : public.app-category
    public.app-category.sports : public.app-category
    public.app-category.sports-games : public.app-category.games
    public.app-category.strategy-games : public.app-category.games
    public.app-category.travel : public.app-category
    public.app-category.trivia-games : public.app-category.games
    public.app-category.utilities : public.app-category
    public.app-category.weather : public.app-category
    public.app-category.word-games : public.app-category.games
    """
}

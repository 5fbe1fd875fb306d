"""What the pictures show. A picture is a list of rows of (red, green, blue); integers only."""


def mix(a, b, part, whole):
    """The colour `part`/`whole` of the way from `a` to `b`."""
    return tuple(x + (y - x) * part // whole for x, y in zip(a, b))


def beach(width, height):
    """Sand, sea, a sky that gets lighter downwards, and a sun."""
    horizon, shore = height * 5 // 9, height * 7 // 9
    sun = (width * 3 // 4, height // 4, height // 9)

    def colour(x, y):
        if (x - sun[0]) ** 2 + (y - sun[1]) ** 2 <= sun[2] ** 2:
            return (255, 226, 120)
        if y < horizon:
            return mix((90, 160, 230), (205, 230, 250), y, horizon)
        if y < shore:
            return mix((30, 110, 170), (70, 170, 190), y - horizon, shore - horizon)
        return mix((240, 220, 160), (215, 185, 120), y - shore, height - shore)

    return [[colour(x, y) for x in range(width)] for y in range(height)]


def mountain(width, height):
    """A mountain with snow on its top, in front of an evening sky."""
    top, foot = height // 6, height * 5 // 6

    def colour(x, y):
        if y >= foot:
            return (60, 110, 70)
        if y - top >= abs(2 * x - width) * (foot - top) // width:
            return (240, 240, 250) if y < height * 2 // 5 else (110, 100, 110)
        return mix((120, 90, 160), (250, 190, 140), y, foot)

    return [[colour(x, y) for x in range(width)] for y in range(height)]


def waves(width, height, frame):
    """Two bands of water that move to the right by a pixel a frame."""

    def colour(x, y):
        crest = abs((x - frame) % 16 - 8) // 2
        if y < height // 2 - crest:
            return (205, 230, 250)
        return (30, 110, 170) if y > height * 3 // 4 - crest else (70, 170, 190)

    return [[colour(x, y) for x in range(width)] for y in range(height)]


def logo():
    """A ring on a ground that can be seen through: a palette with opacities, and rows of indices."""
    palette = [(0, 0, 0, 0), (40, 90, 200, 255), (255, 255, 255, 255)]

    def index(x, y):
        distance = (2 * x - 31) ** 2 + (2 * y - 31) ** 2
        return 0 if distance > 31**2 else 1 if distance > 19**2 else 2

    return palette, [[index(x, y) for x in range(32)] for y in range(32)]


def blink():
    """A light that goes on and off: a palette of four, and two frames of rows of indices."""
    palette = [(250, 250, 250), (60, 60, 60), (150, 30, 30), (255, 80, 60)]

    def frame(lit):
        def index(x, y):
            distance = (2 * x - 23) ** 2 + (2 * y - 23) ** 2
            return 0 if distance > 23**2 else 1 if distance > 17**2 else lit

        return [[index(x, y) for x in range(24)] for y in range(24)]

    return palette, [frame(2), frame(3)]

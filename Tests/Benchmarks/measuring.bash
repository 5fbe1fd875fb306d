# What the benchmarks share; it is sourced, not run.
# shellcheck shell=bash disable=SC2154

# Prints the milliseconds that `$@` takes, the best of $rounds rounds; calls `edit N` before each.
least() {
  local best=0 round start took
  for round in $(seq "$rounds"); do
    edit "$round"
    start=${EPOCHREALTIME/[.,]/}
    "$@" >/dev/null 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }
    took=$((${EPOCHREALTIME/[.,]/} - start))
    if [ "$best" = 0 ] || [ "$took" -lt "$best" ]; then best=$took; fi
  done
  awk -v us="$best" 'BEGIN { printf "%.3f", us / 1000 }'
}

# Prints a row: what, its figure, what it is compared with, that one's figure, the goal as a ratio
# (or -), and what the figure can't fall below (or -); separated by tabs.
row() { printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "$4" "${5:--}" "${6:--}"; }

# Prints rows as they are.
rows() { cat; }

# Prints rows as a readable table, with the ratios.
table() {
  awk -F '\t' '
    function figure(ms) {
      if (ms == "-") return ""
      return ms >= 10000 ? sprintf("%.1f s", ms / 1000) : ms >= 100 ? sprintf("%.0f ms", ms) : sprintf("%.1f ms", ms)
    }
    BEGIN { print "| what | took | beside | took | ratio | goal | not below |"; print "|---|---|---|---|---|---|---|" }
    {
      printf "| %s | %s | %s | %s | %.2f | %s | %s |\n", $1, figure($2), $3, figure($4), $2 / $4,
        ($5 == "-" ? "" : "≤ " $5), ($6 == "-" ? "" : sprintf("%.2f", $6 / $4))
    }'
}

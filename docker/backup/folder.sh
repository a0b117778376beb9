# What the two programs of backups share. Each begins with it.
folder=${BACKUPS_FOLDER:-/backups} reports=${REPORTS:-/reports}
kept=${BACKUPS_KEPT:-14}

say() { printf '{"level":%s,"time":%s000,"msg":"%s"}\n' "$1" "$(date +%s)" "$2"; }
# To standard error: what a function prints may be caught.
fail() { say 50 "$1" >&2; exit 1; }
found() { find "$folder" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??-??-??Z' -printf '%f\n' | sort; }
bytes() { stat --printf '%s' "$1" 2> /dev/null || echo 0; }
free() { df --output=avail -B 1 "$1" | tail -n 1 | tr -dc 0-9; }
size() { numfmt --to=iec "$1"; }
# In seconds, by its name.
made_at() { date -u -d "${1:0:10} ${1:11:2}:${1:14:2}:${1:17:2}" +%s; }

# One at a time in this folder: a backup, or a restore. The lock ends with the process, however that ends.
lock() {
  exec 9> "$folder/.lock"
  flock --nonblock 9 && return
  say 30 'Another backup or a restore is being made; this one waits for its end.'
  flock --timeout 7200 9 || fail 'Another backup or restore has not ended for two hours. Which one: docker compose ps --all.'
}

assert_writable() { [ -w "$folder" ] || fail "The folder of backups cannot be written: let BACKUPS be one that user $(id -u) may write (chown $(id -u))."; }
# The dump and its archive are there together for a moment.
assert_space() {
  local free
  free=$(free "$folder")
  [ "$1" -lt "$free" ] || fail "There is too little space for backups: $2 needs $(size "$1"), and $(size "$free") are free. Throw away older ones (BACKUPS_KEPT, now $kept), or let BACKUPS be on a larger disk."
}

# In the background, so that a signal is not kept waiting for its end.
wait_for() { "$@" & wait $!; }

# The first process of the container ends all others, so that what they began is cleaned up.
stop() { if [ $$ = 1 ]; then kill -TERM -1; else kill -TERM $(jobs -p); fi 2> /dev/null || :; wait; exit 143; }

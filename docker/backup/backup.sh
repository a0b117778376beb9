#!/bin/bash
# now: makes a backup. nightly: makes one each night. list: what is there. check NAME: compares sums. restore NAME: puts all of it back, while no API runs.
set -euo pipefail
folder=/backups pictures=/data/pictures reports=${REPORTS:-/reports}
# Read each time: it changes with the password.
uri() { echo "${MONGODB_URI:-$(cat /access/uri)}"; }
kept=${BACKUPS_KEPT:-14}

say() { printf '{"level":%s,"time":%s000,"msg":"%s"}\n' "$1" "$(date +%s)" "$2"; }
fail() { say 50 "$1"; exit 1; }
found() { find "$folder" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??-??-??Z' -printf '%f\n' | sort; }
check() { (cd "$folder/$1" && sha256sum --check --quiet manifest) || fail "The backup $1 is not whole."; }
chosen() {
  local name=${1:-}
  [ "$name" != latest ] || name=$(found | tail -n 1)
  { [ -n "$name" ] && [ -f "$folder/$name/manifest" ]; } || fail "There is no backup '${1:-}'; 'list' names those that are there. On a new machine: copy them into the folder that BACKUPS names, for user $(id -u)."
  echo "$name"
}

# How the last one went, for the API, which tells admins: written whole or not at all. When the last good one was made is the name of its folder.
report() {
  local last made=null free
  last=$(found | tail -n 1)
  [ -z "$last" ] || made=$(date -u -d "${last:0:10} ${last:11:2}:${last:14:2}:${last:17:2}" +%s)
  free=$((100 - $(df --output=pcent "$folder" | tr -dc 0-9)))
  printf '{"state":"%s","at":%s,"madeAt":%s,"freePercent":%s}\n' "$1" "$(date +%s)" "$made" "$free" > "$reports/backup.json.part" &&
    mv "$reports/backup.json.part" "$reports/backup.json" || say 50 'How it went could not be reported.'
}

# What was answered before it begins is in it. A picture is stored before what names it and never changes: those that come while it runs are added.
make() {
  local name part
  [ -w "$folder" ] || fail "The folder of backups cannot be written: let BACKUPS be one that user $(id -u) may write (chown $(id -u))."
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ) part=$folder/$name.part
  rm -rf "$folder"/*.part
  mkdir "$part"
  tar --create --file "$part/pictures.tar" --directory "$pictures" --exclude '*.part' .
  # With what is written while it reads: one moment of all collections.
  mongodump --quiet --uri "$(uri)" --oplog --gzip --out "$part/database"
  # Users and passwords are those of the installation that it is put back into (docs/decisions/0106).
  rm -rf "$part/database/admin"
  tar --create --file "$part/database.tar" --directory "$part/database" . && rm -rf "$part/database"
  (cd "$pictures" && find . -type f ! -name '*.part' -newer "$part" -print0 | tar --append --file "$part/pictures.tar" --null --files-from -)
  (cd "$part" && sha256sum database.tar pictures.tar > manifest)
  sync "$part"/*
  mv "$part" "$folder/$name"
  found | head -n "-$kept" | while read -r old; do rm -rf "${folder:?}/$old"; done
  say 30 "Backup $name is made: $(du -sh "$folder/$name" | cut -f 1), $(found | wc -l) are kept."
}

now() {
  if "$0" make; then report made; else
    report failed
    fail 'The backup failed; the lines above say why.'
  fi
}

nightly() {
  local at next
  [ -f "$reports/backup.json" ] || report waiting
  while :; do
    at=${BACKUP_AT:-02:30} next=$(date -u -d "today $at" +%s)
    [ "$next" -gt "$(date +%s)" ] || next=$(date -u -d "tomorrow $at" +%s)
    sleep $((next - $(date +%s))) & wait $!
    # Until one is made: a night without a backup is worse than a backup by day.
    until "$0" now; do say 50 'The backup failed and is tried again in 15 minutes.'; sleep 900 & wait $!; done
  done
}

restore() {
  local name
  name=$(chosen "${1:-}")
  check "$name"
  if [ -f "$folder/$name/database.tar" ]; then
    local dump=$folder/restore.part
    rm -rf "$dump" && mkdir "$dump"
    tar --extract --file "$folder/$name/database.tar" --directory "$dump"
    mongorestore --quiet --uri "$(uri)" --drop --oplogReplay --gzip --dir "$dump"
    rm -rf "$dump"
  else # of a version whose database had no users
    mongorestore --quiet --uri "$(uri)" --drop --oplogReplay --gzip --archive="$folder/$name/database.gz"
  fi
  tar --extract --file "$folder/$name/pictures.tar" --directory "$pictures" --no-same-owner --no-overwrite-dir
  say 30 "Backup $name is put back."
}

trap 'exit 0' TERM INT
case ${1:-} in
  now) now ;;
  make) make ;; # what 'now' reports on
  nightly) nightly ;;
  list) found ;;
  check) name=$(chosen "${2:-}"); check "$name"; say 30 "Backup $name is whole." ;;
  restore) restore "${2:-}" ;;
  *) fail 'Say now, nightly, list, check NAME or restore NAME.' ;;
esac

#!/bin/bash
# now: makes a backup. nightly: makes one each night. list: what is there. check NAME: whether it is whole and holds a database. prepare NAME: what a
# restore of it needs. restore NAME: puts all of it back, while no API runs.
set -euo pipefail
# shellcheck source=docker/backup/folder.sh
. "$(dirname "$0")/folder.sh"
pictures=${PICTURES:-/data/pictures}
# Read each time: it changes with the password.
uri() { echo "${MONGODB_URI:-$(cat /access/uri)}"; }

chosen() {
  local name=${1:-}
  [ "$name" != latest ] || name=$(found | tail -n 1)
  { [ -n "$name" ] && [ -f "$folder/$name/manifest" ]; } || fail "There is no backup '${1:-}'; 'list' names those that are there. On a new machine: ${OFFSITE:+docker compose run --rm offsite fetch latest; or }copy them into the folder that BACKUPS names, for user $(id -u)."
  echo "$name"
}

# What is in the folder of a backup, made or being made: both archives can be read to their ends, and the database is not an empty one. The migration
# writes down its version in jobmarks, so that these are never empty.
contents() {
  local listed marks collections files
  listed=$(tar --list --file "$1/pictures.tar") || return 1
  files=$(grep -vc '/$' <<< "$listed") || files=0
  if [ -f "$1/database.gz" ]; then # of a version whose database had no users
    gzip --test "$1/database.gz" && echo "the database, $files pictures"
    return
  fi
  listed=$(tar --list --file "$1/database.tar") || return 1
  collections=$(grep -c '\.bson\.gz$' <<< "$listed") || return 1
  grep -q '/users\.bson\.gz$' <<< "$listed" || return 1
  marks=$(grep -m 1 '/jobmarks\.bson\.gz$' <<< "$listed") || return 1
  [ "$(tar --extract --to-stdout --file "$1/database.tar" "$marks" | gzip --decompress --stdout | wc -c)" -gt 0 ] || return 1
  echo "$collections collections in $(size "$(bytes "$1/database.tar")"), $files pictures in $(size "$(bytes "$1/pictures.tar")")"
}

check() {
  local held
  (cd "$folder/$1" && sha256sum --check --quiet manifest) || fail "The backup $1 is not whole: a file is not as it was written."
  held=$(contents "$folder/$1") || fail "The backup $1 is not whole: it holds no database of the product, or ends in the middle."
  say 30 "Backup $1 is whole: $held."
}

# How the last one went, for the API, which tells admins: written whole or not at all. When the last good one was made is the name of its folder.
report() {
  local last made=null free
  last=$(found | tail -n 1)
  [ -z "$last" ] || made=$(made_at "$last")
  free=$((100 - $(df --output=pcent "$folder" | tr -dc 0-9)))
  printf '{"state":"%s","at":%s,"madeAt":%s,"freePercent":%s}\n' "$1" "$(date +%s)" "$made" "$free" > "$reports/backup.json.part" &&
    mv "$reports/backup.json.part" "$reports/backup.json" || say 50 'How it went could not be reported.'
}
# Between two backups the disk fills, too.
report_space() { sed -i "s/\"freePercent\":[0-9]*/\"freePercent\":$((100 - $(df --output=pcent "$folder" | tr -dc 0-9)))/" "$reports/backup.json"; }

# What was answered before it begins is in it. A picture is stored before what names it and never changes: those that come while it runs are added.
make() {
  local name last held
  assert_writable
  lock
  # Of one that was killed.
  rm -rf "$folder"/*.part
  last=$folder/$(found | tail -n 1)
  assert_space $((($(bytes "$last/pictures.tar") + 2 * $(bytes "$last/database.tar")) * 11 / 10 + 64 * 1024 * 1024)) 'the next one'
  # Of one that waited, the second may be that of the one before.
  while name=$(date -u +%Y-%m-%dT%H-%M-%SZ) && [ -e "$folder/$name" ]; do sleep 1; done
  # Nothing half stays, and takes no space, whatever ends it. Not local: it outlives this function.
  part=$folder/$name.part
  trap 'rm -rf "${part:?}"' EXIT
  mkdir "$part"
  tar --create --file "$part/pictures.tar" --directory "$pictures" --exclude '*.part' .
  # With what is written while it reads: one moment of all collections.
  mongodump --quiet --uri "$(uri)" --oplog --gzip --out "$part/database" || fail "The database could not be read: does it run (docker compose ps mongo), and may this user read it?"
  # Users and passwords are those of the installation that it is put back into (docs/decisions/0106).
  rm -rf "$part/database/admin"
  tar --create --file "$part/database.tar" --directory "$part/database" . && rm -rf "$part/database"
  (cd "$pictures" && find . -type f ! -name '*.part' -newer "$part" -print0 | tar --append --file "$part/pictures.tar" --null --files-from -)
  held=$(contents "$part") || fail 'What was read is no database of the product: it has no documents.'
  (cd "$part" && sha256sum database.tar pictures.tar > manifest)
  sync "$part"/*
  mv --no-target-directory "$part" "$folder/$name"
  found | head -n "-$kept" | while read -r old; do rm -rf "${folder:?}/$old"; done
  say 30 "Backup $name is made: $held; $(found | wc -l) are kept."
}

now() {
  if wait_for "$0" make; then report made; else
    report failed
    fail 'The backup failed; the lines above say why.'
  fi
}

nightly() {
  local at next left
  [ -f "$reports/backup.json" ] || report waiting
  while :; do
    at=${BACKUP_AT:-21:00} next=$(date -u -d "today $at" +%s)
    [ "$next" -gt "$(date +%s)" ] || next=$(date -u -d "tomorrow $at" +%s)
    while left=$((next - $(date +%s))) && [ "$left" -gt 0 ]; do
      report_space || :
      wait_for sleep $((left < 600 ? left : 600))
    done
    # Until one is made: a night without a backup is worse than a backup by day.
    until wait_for "$0" now; do
      say 50 'The backup failed and is tried again in 15 minutes.'
      wait_for sleep 900
    done
  done
}

# Before anything is stopped: whether a restore of it can be done to its end.
prepare() {
  assert_writable
  [ -w "$pictures" ] || fail "The folder of pictures cannot be written by user $(id -u)."
  assert_space $(($(bytes "$folder/$1/database.tar") * 11 / 10)) 'unpacking this one'
  local more=$(($(bytes "$folder/$1/pictures.tar") - $(du --summarize --bytes "$pictures" | cut -f 1)))
  [ "$more" -lt "$(free "$pictures")" ] || fail "There is too little space for the pictures: $(size "$more") more are needed, and $(size "$(free "$pictures")") are free."
  check "$1"
}

restore() {
  # By this code docker/restore.sh knows that nothing was touched.
  (assert_writable && lock && prepare "$1") || exit 3
  lock
  if [ -f "$folder/$1/database.tar" ]; then
    local dump=$folder/restore.part
    trap 'rm -rf "$folder/restore.part"' EXIT
    rm -rf "$dump" && mkdir "$dump"
    tar --extract --file "$folder/$1/database.tar" --directory "$dump"
    mongorestore --quiet --uri "$(uri)" --drop --oplogReplay --gzip --dir "$dump"
  else # of a version whose database had no users
    mongorestore --quiet --uri "$(uri)" --drop --oplogReplay --gzip --archive="$folder/$1/database.gz"
  fi
  tar --extract --file "$folder/$1/pictures.tar" --directory "$pictures" --no-same-owner --no-overwrite-dir
  say 30 "Backup $1 is put back."
}

trap stop TERM INT
case ${1:-} in
  now) now ;;
  make) trap - TERM INT; make ;; # what 'now' reports on
  nightly) nightly ;;
  list) found ;;
  check) name=$(chosen "${2:-}"); check "$name" ;;
  prepare) name=$(chosen "${2:-}"); prepare "$name" ;;
  restore) name=$(chosen "${2:-}"); trap - TERM INT; restore "$name" ;;
  *) fail 'Say now, nightly, list, check NAME, prepare NAME or restore NAME.' ;;
esac

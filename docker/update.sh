#!/bin/sh
# Brings the stack to what is checked out here, one process after the other: nobody is kept waiting. Run it again if it ends with an error.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
# What is published, where WAYFARER_IMAGE names it; else what is checked out here.
if $compose config --images | grep -q '^wayfarer:'; then
  [ -n "${NO_BUILD:-}" ] || $compose build
else
  $compose pull --quiet
fi
# A log goes with its container: what there is of the last week stays in the folder logs.
mkdir -p logs
$compose logs --no-color --no-log-prefix api api-2 proxy 2> /dev/null | gzip > "logs/$(date -u +%Y-%m-%dT%H-%M-%SZ).log.gz"
find logs -name '*.log.gz' -mtime +7 -delete
# Users of the database, where an earlier version had none, and the rights that this one needs.
$compose run --rm -T --no-deps database-users
# While the earlier version still answers; a wrong setting ends the update here.
$compose run --rm -T --no-deps migrate
# Started anew in any case: passwords in files may have changed.
$compose up --detach --no-deps --wait --force-recreate api
$compose up --detach --no-deps --wait --force-recreate api-2
$compose up --detach --remove-orphans
# After a rotation: nobody logs in with the former passwords any more.
$compose run --rm -T --no-deps --env ACT=tidy database-users
$compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile

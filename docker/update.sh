#!/bin/sh
# Brings the stack to what is checked out here, one process after the other: nobody is kept waiting. Run it again if it ends with an error.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
[ -n "${NO_BUILD:-}" ] || $compose build
# While the earlier version still answers; a wrong setting ends the update here.
$compose run --rm -T --no-deps migrate
$compose up --detach --no-deps --wait api
$compose up --detach --no-deps --wait api-2
$compose up --detach --remove-orphans
$compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile

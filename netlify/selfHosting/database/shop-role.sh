#!/bin/sh
# Gives the shop a role that owns its database and may nothing else. The superuser, postgres, has no password, so that nobody
# logs in as it from another container. Runs at the first start of the service database. Run it again, with the shop stopped,
# where the shop's role was the superuser until now, or after secrets/database_password changed.
set -eu

export PGOPTIONS='-c client_min_messages=warning'
export SHOP_PASSWORD_FILE="${SHOP_PASSWORD_FILE:-/run/secrets/database_password}"
[ -n "$(tr -d '[:space:]' <"$SHOP_PASSWORD_FILE")" ] || {
  echo "Expected the password of the shop's role in $SHOP_PASSWORD_FILE." >&2
  exit 1
}

as() {
  role=$1
  shift
  psql --username "$role" --dbname "${POSTGRES_DB:-shop}" --set ON_ERROR_STOP=1 --no-psqlrc --quiet --tuples-only --no-align "$@"
}

# The role that initdb made stays a superuser under any name. It cannot rename itself.
if [ "$(as shop --command "SELECT oid = 10 FROM pg_roles WHERE rolname = 'shop'" 2>/dev/null || true)" = t ]; then
  as shop --command 'DROP ROLE IF EXISTS shop_rename' --command 'CREATE ROLE shop_rename SUPERUSER LOGIN'
  as shop_rename --command 'ALTER ROLE shop RENAME TO postgres'
  as postgres --command 'DROP ROLE shop_rename'
fi

as postgres --single-transaction --file - <<'SQL'
SELECT 'CREATE ROLE shop LOGIN' WHERE to_regrole('shop') IS NULL \gexec
\set password `cat "$SHOP_PASSWORD_FILE"`
ALTER ROLE shop PASSWORD :'password';
ALTER ROLE postgres PASSWORD NULL;
SELECT format('ALTER DATABASE %I OWNER TO shop', current_database()) \gexec
-- REASSIGN OWNED refuses the role of initdb, which owns Postgres's own objects too. What belongs to a table, such as the
-- sequence of a column, follows it; what belongs to an extension stays.
SELECT format('ALTER %s %s OWNER TO shop', object.type, object.identity)
FROM (
  SELECT 'pg_namespace'::regclass AS catalog, oid, nspname AS schema FROM pg_namespace WHERE nspowner = 10
  UNION ALL
  SELECT 'pg_class'::regclass, oid, relnamespace::regnamespace::text FROM pg_class
  WHERE relowner = 10 AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
  UNION ALL
  SELECT 'pg_proc'::regclass, oid, pronamespace::regnamespace::text FROM pg_proc WHERE proowner = 10
  UNION ALL
  SELECT 'pg_type'::regclass, oid, typnamespace::regnamespace::text FROM pg_type WHERE typowner = 10
) AS owned, pg_identify_object(catalog, oid, 0) AS object
WHERE owned.schema !~ '^(pg_|information_schema$)' AND NOT EXISTS (
  SELECT FROM pg_depend WHERE classid = catalog AND objid = oid AND objsubid = 0 AND deptype IN ('a', 'i', 'e')
) \gexec
SQL

#!/bin/sh
# Makes the files in the folder secrets that compose.yaml reads, beside it: random ones for what the shop invents, empty ones
# for accounts elsewhere, which you fill in. Keeps those that have a value. Takes over what an earlier release kept in .env:
# POSTGRES_PASSWORD as database_password, STORAGE_PASSWORD as s3_secret_access_key, and SMTP_PASSWORD and so on.
set -eu

cd "$(dirname "$0")/../.."
# The folder keeps other users out. Its files are readable, because each container has a user of its own.
mkdir -p secrets
chmod 700 secrets
umask 022

# Prints the value of a variable in .env, which is not run: Compose's syntax is not the shell's.
earlier() {
  [ -e .env ] || return 0
  sed -n "s/^[[:space:]]*$1[[:space:]]*=[[:space:]]*//p" .env | tail -n 1 | tr -d '\r' |
    sed -E "s/^'([^']*)'.*/\1/; t; s/^\"([^\"]*)\".*/\1/; t; s/[[:space:]]+#.*//; s/[[:space:]]+\$//"
}

is_blank() {
  [ ! -e "secrets/$1" ] || [ -z "$(tr -d '[:space:]' <"secrets/$1")" ]
}

# Written whole or not at all.
write() {
  printf '%s\n' "$2" >"secrets/.new"
  mv secrets/.new "secrets/$1"
}

# take FILE VARIABLE: the value in .env, where the file has none.
take() {
  value=$(earlier "$2")
  [ -n "$value" ] || return 0
  case $value in
    *[\$\\]*)
      is_blank "$1" || return 0
      echo "$2 in .env has \$ or \\, which Compose may replace: write its value into secrets/$1, and delete it from .env." >&2
      exit 1
      ;;
  esac
  if is_blank "$1"; then
    write "$1" "$value"
  elif [ "$(cat "secrets/$1")" != "$value" ]; then
    echo "$2 in .env is not what secrets/$1 has. Keep the one that is in use, and delete the other." >&2
    exit 1
  fi
}

invent() {
  is_blank "$1" || return 0
  value=$(openssl rand -hex 32)
  write "$1" "$value"
}

take database_password POSTGRES_PASSWORD
invent database_password
if is_blank database_url; then
  write database_url "postgres://shop:$(cat secrets/database_password)@database:5432/shop"
fi
if is_blank backup_store; then
  passphrase=$(openssl rand -hex 32)
  # In a volume of this machine at first: docs/self-hosting.md says how to name a bucket elsewhere.
  write backup_store "[global]
repo1-path=/backups
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$passphrase"
fi
take s3_secret_access_key STORAGE_PASSWORD
invent s3_secret_access_key
for name in CODE_PEPPER ID_IMAGE_KEY CODE_PEPPER_PREVIOUS ID_IMAGE_KEY_PREVIOUS SMTP_PASSWORD MAIL_DKIM_KEY MAIL_BOUNCES \
  TWILIO_AUTH_TOKEN STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET VAPID_PRIVATE_KEY VAPID_PRIVATE_KEY_PREVIOUS GOOGLE_MAPS_API_KEY \
  BUILD_HOOK_URL METRICS_TOKEN OTEL_EXPORTER_OTLP_HEADERS; do
  file=$(printf %s "$name" | tr '[:upper:]' '[:lower:]')
  take "$file" "$name"
  case $name in CODE_PEPPER | ID_IMAGE_KEY) invent "$file" ;; esac
  [ -e "secrets/$file" ] || write "$file" ''
done

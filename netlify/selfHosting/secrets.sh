#!/bin/sh
# Makes the files in the folder secrets that compose.yaml reads, beside it: random ones for what the shop invents, empty ones
# for accounts elsewhere, which you fill in. Keeps those that are there. A value in the environment is taken over: from
# POSTGRES_PASSWORD for database_password, from STORAGE_PASSWORD for s3_secret_access_key, and from SMTP_PASSWORD and so on.
set -eu

cd "$(dirname "$0")/../.."
# The folder keeps other users out. Its files are readable, because each container has a user of its own.
mkdir -p secrets
chmod 700 secrets
umask 022

put() {
  [ -e "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"
}
random() {
  openssl rand -hex 32
}

put database_password "${POSTGRES_PASSWORD:-$(random)}"
put database_url "postgres://shop:$(cat secrets/database_password)@database:5432/shop"
# In a volume of this machine at first: docs/self-hosting.md says how to name a bucket elsewhere.
put backup_store "[global]
repo1-path=/backups
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(random)"
put code_pepper "${CODE_PEPPER:-$(random)}"
put id_image_key "${ID_IMAGE_KEY:-$(random)}"
put s3_secret_access_key "${STORAGE_PASSWORD:-$(random)}"
for name in CODE_PEPPER_PREVIOUS ID_IMAGE_KEY_PREVIOUS SMTP_PASSWORD MAIL_DKIM_KEY MAIL_BOUNCES TWILIO_AUTH_TOKEN \
  STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET VAPID_PRIVATE_KEY VAPID_PRIVATE_KEY_PREVIOUS GOOGLE_MAPS_API_KEY BUILD_HOOK_URL METRICS_TOKEN; do
  put "$(printf %s "$name" | tr '[:upper:]' '[:lower:]')" "$(printenv "$name" || true)"
done

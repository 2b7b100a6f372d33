import type { Database, DatabaseConnection } from '../database/client';
import { createBlobStore, type BlobStore } from '../platform/blobs';
import { createLimits, type Limits } from '../platform/limits';
import { createMail, type SendMail } from '../platform/mail';
import { createMaps } from '../platform/maps/createMaps';
import type { Maps } from '../platform/maps/maps';
import { createOutbox, type Outbox } from '../platform/outbox';
import type { Settings } from '../platform/settings';
import { createSms, type SendSms } from '../platform/sms';

/** Everything that services reach beyond their arguments; passed explicitly, there are no globals. */
export interface AppContext {
  settings: Settings;
  database: Database;
  limits: Limits;
  blobs: BlobStore;
  sendMail: SendMail;
  sendSms: SendSms;
  outbox: Outbox;
  maps: Maps;
  clock: () => Date;
}

export interface ContextParts {
  settings: Settings;
  connection: DatabaseConnection;
  clock?: () => Date;
}

/** The context of a running server: senders and stores as the settings say. */
export function createContext({ settings, connection, clock = () => new Date() }: ContextParts): AppContext {
  const outbox = createOutbox();
  return {
    settings,
    database: connection.database,
    limits: createLimits(connection.query),
    blobs: createBlobStore(settings),
    sendMail: createMail(settings.smtp, outbox, clock),
    sendSms: createSms(settings.twilio, outbox, clock),
    outbox,
    maps: createMaps(),
    clock,
  };
}

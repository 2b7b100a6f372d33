import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';
import { fairLimits as usualLimits, type FairLimits } from '../../src/domain/order/fairLimits';
import type { Database, DatabaseConnection } from '../database/client';
import type { Billings } from '../platform/billing/billing';
import { createBilling } from '../platform/billing/createBilling';
import { createBlobStore, type BlobStore } from '../platform/blobs';
import { inProcessImages, type Images } from '../platform/images/images';
import { createLimits, type Limits } from '../platform/limits';
import { createLog, type Log } from '../platform/log';
import { createMail, type SendMail } from '../platform/mail';
import { createMaps } from '../platform/maps/createMaps';
import type { Maps } from '../platform/maps/maps';
import { createMetrics, type Metrics } from '../platform/metrics';
import { createOutbox, type Outbox } from '../platform/outbox';
import { createPush, type Push } from '../platform/push/push';
import type { Settings } from '../platform/settings';
import { createSms, type SendSms } from '../platform/sms';
import { createBatchIndex, type BatchIndex } from './batches/batchIndex';

/** Everything that services reach beyond their arguments; passed explicitly, there are no globals. */
export interface AppContext {
  settings: Settings;
  database: Database;
  limits: Limits;
  /** Of what one person may have ordered at a time. */
  fairLimits: FairLimits;
  billing: Billings;
  blobs: BlobStore;
  /** Decodes the photos that shoppers upload. */
  images: Images;
  sendMail: SendMail;
  sendSms: SendSms;
  outbox: Outbox;
  /** To browsers; null where the settings have no keys for it. */
  push: Push | null;
  maps: Maps;
  batches: BatchIndex;
  log: Log;
  metrics: Metrics;
  /** Aborted when the process begins to end: what is asked anew should go elsewhere. */
  stopping: AbortSignal;
  clock: () => Date;
}

export interface ContextParts {
  settings: Settings;
  connection: DatabaseConnection;
  /** What the content has of batches: functions have no content folder, so it is read where they are built. */
  batches: readonly BatchProduct[];
  clock?: () => Date;
  stopping?: AbortSignal;
  log?: Log;
  images?: Images;
  /** Others than a shop's usual ones: for tests of load. */
  fairLimits?: FairLimits;
}

/** The context of a running server: senders and stores as the settings say. */
export function createContext({
  settings,
  connection,
  batches,
  clock = () => new Date(),
  stopping = new AbortController().signal,
  log = createLog(settings.log),
  images = inProcessImages(),
  fairLimits = usualLimits,
}: ContextParts): AppContext {
  const outbox = createOutbox();
  return {
    settings,
    database: connection.database,
    limits: createLimits(connection.query),
    fairLimits,
    billing: createBilling(settings),
    blobs: createBlobStore(settings),
    images,
    sendMail: createMail(settings.smtp, outbox, clock),
    sendSms: createSms(settings.twilio, outbox, clock),
    outbox,
    push: createPush(settings),
    maps: createMaps(settings),
    batches: createBatchIndex(batches),
    log,
    metrics: createMetrics(connection.pool),
    stopping,
    clock,
  };
}

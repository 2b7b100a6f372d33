import type { CarriedVariant } from '../../src/domain/catalogue/catalogueVariants';
import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';
import { fairLimits as defaultFairLimits, type FairLimits } from '../../src/domain/order/fairLimits';
import type { Database, DatabaseConnection } from '../database/client';
import type { Billings } from '../platform/billing/billing';
import { createBilling } from '../platform/billing/createBilling';
import { createBlobStore, type BlobStore } from '../platform/blobs';
import { inProcessImages, type Images } from '../platform/images/images';
import { createAdmission, type Admission } from '../platform/load/admission';
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
import { createDatabaseGate, type Deploy } from './health/databaseGate';
import { createBatchIndex, type BatchIndex } from './batches/batchIndex';

/** A cache of shared responses in this process. */
export interface ResponseCache {
  /** Called after a commit that may have changed public data: drops what the database says has changed. */
  refresh: () => Promise<void>;
  /** Called after a commit that took a dispensary's stock: responses about it are shared for a second at most. */
  stockReserved: (providerId: string) => void;
}

/** All dependencies of the services, passed explicitly. There are no globals. */
export interface AppContext {
  settings: Settings;
  database: Database;
  limits: Limits;
  /** Limits on how many open and recent orders one person may have. */
  fairLimits: FairLimits;
  /** Admission control: under load, requests beyond the limit of their class get a 503. */
  admission: Admission;
  billing: Billings;
  blobs: BlobStore;
  /** Decodes the photos that shoppers upload. */
  images: Images;
  sendMail: SendMail;
  sendSms: SendSms;
  outbox: Outbox;
  /** Web push. Null when its keys are not set. */
  push: Push | null;
  maps: Maps;
  batches: BatchIndex;
  /** The catalogue's variants that dispensaries can carry. */
  variants: readonly CarriedVariant[];
  /** The moments at which the content's schedules change the site, in order, as of its build. */
  contentChanges: readonly Date[];
  log: Log;
  metrics: Metrics;
  /** Aborted when the process starts to shut down. Requests that arrive afterwards should go to another process. */
  stopping: AbortSignal;
  /** Starts sending queued messages without waiting for their jobs' rounds. Called after a commit; never throws. */
  wakeSenders: () => Promise<void>;
  /** Has the CDN drop all shared responses with one of the tags. Null where there is none. */
  purgeCdn: ((tags: readonly string[]) => Promise<void>) | null;
  /** The process's own cache of shared responses. Null where a CDN does that. */
  responseCache: ResponseCache | null;
  /** Throws a 503 while the database does not fit this code. */
  requireDatabase: () => Promise<void>;
  clock: () => Date;
}

export interface ContextParts {
  settings: Settings;
  connection: DatabaseConnection;
  /** Batches from the catalogue. Functions have no content folder, so they get the list that was read at build time. */
  batches: readonly BatchProduct[];
  /** The catalogue's variants, from the same source. */
  variants: readonly CarriedVariant[];
  /** From the same source. */
  contentChanges?: readonly Date[];
  clock?: () => Date;
  stopping?: AbortSignal;
  log?: Log;
  images?: Images;
  /** Without it, messages wait for the jobs' rounds. */
  wakeSenders?: () => Promise<void>;
  purgeCdn?: AppContext['purgeCdn'];
  responseCache?: ResponseCache;
  /** Set in functions, whose database others migrate. Without it, this process has migrated the database itself. */
  deployed?: Deploy;
  /** Overrides the default limits, for load tests. */
  fairLimits?: FairLimits;
}

/** Creates the context of a running server, with the senders and stores that the settings select. */
export function createContext({
  settings,
  connection,
  batches,
  variants,
  contentChanges = [],
  clock = () => new Date(),
  stopping = new AbortController().signal,
  log = createLog(settings.log),
  images = inProcessImages(),
  fairLimits = defaultFairLimits,
  wakeSenders = () => Promise.resolve(),
  purgeCdn = null,
  responseCache,
  deployed,
}: ContextParts): AppContext {
  const outbox = createOutbox();
  return {
    settings,
    database: connection.database,
    limits: createLimits(connection.query),
    fairLimits,
    admission: createAdmission(settings.load.atOnce),
    billing: createBilling(settings),
    blobs: createBlobStore(settings),
    images,
    sendMail: createMail(settings.smtp, outbox, clock),
    sendSms: createSms(settings.twilio, outbox, clock),
    outbox,
    push: createPush(settings),
    maps: createMaps(settings),
    batches: createBatchIndex(batches),
    variants,
    contentChanges,
    log,
    metrics: createMetrics(connection.pool),
    stopping,
    wakeSenders,
    purgeCdn,
    responseCache: responseCache ?? null,
    requireDatabase: deployed
      ? createDatabaseGate({ ...deployed, database: connection.database, log, clock })
      : () => Promise.resolve(),
    clock,
  };
}

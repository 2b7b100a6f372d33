import type { LegalDates } from '../../../src/domain/account/currentTermsSchema';
import type { CarriedVariant } from '../../../src/domain/catalogue/catalogueVariants';
import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import { sizeIndexes, type SizeOrder } from '../../../src/domain/catalogue/files/sizeOrder';
import { fairLimits as defaultFairLimits, type FairLimits } from '../../../src/domain/order/fairLimits';
import type { Database, DatabaseConnection } from '../../database/client';
import type { BillingServices } from '../../platform/billing/billing';
import { createBilling } from '../../platform/billing/createBilling';
import { createBlobStore, type BlobStore } from '../../platform/blobs/blobs';
import { inProcessImages, type Images } from '../../platform/images/images';
import { createAdmission, type Admission } from '../../platform/load/admission';
import { createLimits, type Limits } from '../../platform/limits';
import { createLog, type Log } from '../../platform/log/log';
import { createMail, type SendMail } from '../../platform/messages/mail';
import { createMaps } from '../../platform/maps/createMaps';
import type { Maps } from '../../platform/maps/maps';
import { createMetrics, type Metrics } from '../../platform/metrics';
import { createOutbox, refusingOutbox, type Outbox } from '../../platform/messages/outbox';
import { createPush, type Push } from '../../platform/push/push';
import { isPrivate } from '../../platform/settings/isPrivate';
import type { Settings } from '../../platform/settings/settings';
import { createSms, type SendSms } from '../../platform/messages/sms';
import type { StartTrace } from '../../platform/tracing/spans';
import type { WebhookTargets } from '../../platform/webhooks/webhookTarget';
import { createDatabaseGate, type Deploy } from './databaseGate';
import { createBatchIndex, type BatchIndex } from './batchIndex';

export interface ResponseCache {
  /** Drops what the database reports as changed. Called after a commit that may have changed public data. */
  refresh: () => Promise<void>;
  /** Limits sharing of a dispensary's responses to one second. Called after a commit that reserved stock. */
  stockReserved: (providerId: string) => void;
}

/** Services receive all dependencies explicitly. There are no globals. */
export interface AppContext {
  settings: Settings;
  database: Database;
  limits: Limits;
  fairLimits: FairLimits;
  /** Under load, requests beyond the limit of their class get a 503. */
  admission: Admission;
  billing: BillingServices;
  blobs: BlobStore;
  images: Images;
  sendMail: SendMail;
  sendSms: SendSms;
  /** Null on a server that others can reach, unless it is a preview, which has only made-up data. */
  outbox: Outbox | null;
  push: Push | null;
  maps: Maps;
  batches: BatchIndex;
  variants: readonly CarriedVariant[];
  /** By the id of a size. */
  sizeIndexes: ReadonlyMap<string, string>;
  /** The version of the terms that shoppers accept, as of the build. */
  termsVersion: string;
  legalDates: LegalDates;
  /** The times at which scheduled content changes the site, in order, as of the build. */
  contentChanges: readonly Date[];
  log: Log;
  metrics: Metrics;
  /** Null if no traces are recorded. */
  startTrace: StartTrace | null;
  stopping: AbortSignal;
  /** Sends queued messages without waiting for the next job run. Never throws. */
  wakeSenders: () => Promise<void>;
  purgeCdn: ((tags: readonly string[]) => Promise<void>) | null;
  responseCache: ResponseCache | null;
  /** Throws a 503 while the database schema does not match this code. */
  requireDatabase: () => Promise<void>;
  clock: () => Date;
}

export interface ContextOptions {
  settings: Settings;
  connection: DatabaseConnection;
  /** Functions and a bundled server have no content folder, so these lists come from the build. */
  batches: readonly BatchProduct[];
  variants: readonly CarriedVariant[];
  sizeOrder?: SizeOrder;
  termsVersion: string;
  legalDates?: LegalDates;
  contentChanges?: readonly Date[];
  clock?: () => Date;
  stopping?: AbortSignal;
  log?: Log;
  startTrace?: StartTrace;
  images?: Images;
  wakeSenders?: () => Promise<void>;
  purgeCdn?: AppContext['purgeCdn'];
  responseCache?: ResponseCache;
  /** Set in functions, whose database is migrated elsewhere. A server migrates its own. */
  deployed?: Deploy;
  fairLimits?: FairLimits;
  /** Only tests allow push services that are not public. */
  pushTargets?: WebhookTargets;
}

const printJson = (line: string): void => console.log(JSON.stringify({ level: 'info', msg: line }));

function openOutbox(settings: Settings, deployed: Deploy | undefined): Outbox | null {
  if (isPrivate(settings)) return createOutbox();
  return deployed?.isPreview ? createOutbox(printJson) : null;
}

export function createContext({
  settings,
  connection,
  batches,
  variants,
  sizeOrder = { version: '', ids: [] },
  termsVersion,
  legalDates = { terms: null, privacy: null },
  contentChanges = [],
  clock = () => new Date(),
  stopping = new AbortController().signal,
  log = createLog(settings.log),
  startTrace,
  images = inProcessImages(),
  fairLimits = defaultFairLimits,
  wakeSenders = () => Promise.resolve(),
  purgeCdn = null,
  responseCache,
  deployed,
  pushTargets,
}: ContextOptions): AppContext {
  const outbox = openOutbox(settings, deployed);
  const unsent = outbox ?? refusingOutbox(settings);
  return {
    settings,
    database: connection.database,
    limits: createLimits(connection.query),
    fairLimits,
    admission: createAdmission(settings.load.atOnce),
    billing: createBilling(settings),
    blobs: createBlobStore(settings),
    images,
    sendMail: createMail(settings.smtp, unsent, clock),
    sendSms: createSms(settings.twilio, unsent, clock),
    outbox,
    push: createPush(settings, pushTargets),
    maps: createMaps(settings),
    batches: createBatchIndex(batches),
    variants,
    sizeIndexes: sizeIndexes(sizeOrder),
    termsVersion,
    legalDates,
    contentChanges,
    log,
    metrics: createMetrics(connection.pool),
    startTrace: startTrace ?? null,
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

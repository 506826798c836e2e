export type { Logger } from 'pino';

export { type AiSettings, aiSettings } from './ai/ai-settings.js';
export { type AiAsked, AiText, type AiTextLimits } from './ai/ai-text.js';
export { boundedFetch } from './ai/bounded-fetch.js';
export { bodyOf } from './ai/simulator/body-of.js';
export { type AiFault, type AiMessage, AiSimulator, type Simulated } from './ai/simulator/ai-simulator.js';
export { askService, type AskedAs } from './bus/ask-service.js';
export type { AnswerMessage, Bus, EventHandler, RequestHandler, RequestMessage, Stop } from './bus/bus.js';
export { checkedAnswer, dataOfAnswer, jsonOfAnswer } from './bus/checked-answer.js';
export { InProcessBus } from './bus/in-process-bus.js';
export { openNatsBus, type NatsBus, type NatsBusOptions } from './bus/nats-bus.js';
export { Caller, nobody, type Origin } from './caller.js';
export { changedValues } from './changed-values.js';
export { Clock } from './clock.js';
export { ConsentModule } from './consent/consent.module.js';
export { Consents } from './consent/consents.store.js';
export { readConfig } from './config/read-config.js';
export { isOfThisMachine, isSecureAddress } from './config/secure-address.js';
export { hmac, Seal } from './config/seal.js';
export { postgres, type Database } from './database/open-database.js';
export { Failure, failure, notFound } from './errors/failure.js';
export { ErasureModule } from './erasure/erasure.module.js';
export { noteErasure } from './erasure/note-erasure.js';
export { crashAt, noFailpoints, type Failpoint, type Failpoints } from './failpoints.js';
export { readOnly, unwatched } from './database/unwatched.js';
export { type AddressWishes, type FileOwner, Files, keyOf, prefixOf } from './files/files.js';
export { FileRemovals } from './files/file-removals.store.js';
export { FilesModule } from './files/files.module.js';
export { FolderFiles, type OpenedFile } from './files/folder-files.js';
export { NoFiles } from './files/no-files.js';
export { filesConfig, type FilesConfig, S3Files } from './files/s3-files.js';
export { figuresModule } from './figures/figures.module.js';
export { Feature, type FeatureCheck, type FeatureParts, type Schedule } from './feature.js';
export { createGuard, type Guard, type GuardOptions } from './guard/guard.js';
export { onceMoreIfCutOff } from './guard/once-more.js';
export { householdOf } from './household.js';
export { NotKnownYet } from './inbox/inbox.js';
export { happened, inTime } from './paging/in-time.js';
export { pageOf, readCursor } from './paging/keyset.js';
export { listPage, type ListOrder, type PageAsked } from './paging/list-page.js';
export {
  aboutPeople,
  type Mail,
  type MailTemplates,
  type MailSender,
  type MailTry,
  type SpeaksVos,
} from './mail/mail.js';
export { hello, type Letter, type MailSection, sayWithVos, writeMail } from './mail/write-mail.js';
export { mailConfig, type MailConfig, SmtpMailSender } from './mail/smtp-mail-sender.js';
export { networkOf } from './network.js';
export { createLog, type LogOptions } from './observe/log.js';
export { Metrics, secondsBuckets } from './observe/metrics.js';
export { lookAround, type Check, type Health, type Readiness } from './observe/readiness.js';
export { createMetrics, ServiceMetrics } from './observe/service-metrics.js';
export { startTracing, type StopTracing } from './observe/start-tracing.js';
export { idsOf, openSpan, type Cause, type OpenSpan } from './observe/trace.js';
export { type Job, type JobRun, TRANSACTIONS } from './job.js';
export { DataRequests, exportPlaces } from './personal-data/data-requests.store.js';
export { type ExportPart } from './personal-data/gather-personal-data.js';
export { GatheringModule, PersonalDataModule } from './personal-data/personal-data.module.js';
export { type Person, type TableRows } from './personal-data/person-rows.js';
export { tablesOf } from './personal-data/forget-what-ran-out.js';
export {
  after,
  describeTable,
  type KeptTable,
  notPersonal,
  personal,
  plain,
  secret,
} from './personal-data/kept-table.js';
export { openOperationsServer, type Operations, type OperationsServer } from './process/operations-server.js';
export { busConfig, operationsConfig } from './process/process-config.js';
export { runProcess, type ProcessParts, type Running } from './process/run-process.js';
export { runService } from './process/run-service.js';
export type { ScheduledTask } from './background-tasks.js';
export {
  BUS,
  CONFIG,
  defineService,
  type AfterErasure,
  type Eraser,
  KEEPS,
  LOG,
  type ServiceDefinition,
} from './service.js';
export { startService, type RunningService, type Surroundings } from './start-service.js';
export { type Act, Decides, type EventAbout, Handles, Hears, Reaction, UseCase } from './use-case/use-case.js';
export type { LastRows } from './use-case/closing.js';
export type { Effects, Reading, Steps, Work } from './use-case/work.js';
export { EventContext, RequestContext } from './transport/contexts.js';

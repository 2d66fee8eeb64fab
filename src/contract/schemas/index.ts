export {
  CheckpointSchema,
  ConsistencySchema,
  KeySet,
  ProofSchema,
  RecordList,
  ShownRecord,
  SigningKeySchema,
} from './audit.ts';
export {
  BatchResultSchema,
  CancelledSchema,
  JobListSchema,
  JobReportSchema,
  JobSchema,
  SubmittedSchema,
} from './jobs.ts';
export { requestSchemas } from './requests.ts';
export {
  AuthorizeCompact,
  AuthorizeErased,
  AuthorizeVerbose,
  VerifyCompact,
  VerifyErased,
  VerifyVerbose,
} from './responses.ts';
export { HealthDetailedSchema, HealthSchema, ProblemSchema } from './service.ts';
export {
  ErasedOne,
  RegisteredMany,
  RegisteredOne,
  registrationSchemas,
  ShownSource,
  SourceList,
  UploadFields,
} from './sources.ts';
export {
  DeliveryList,
  DeliveryWithPayload,
  EventPayloads,
  ShownDelivery,
  WebhookCreateBody,
  WebhookCreated,
  WebhookDeleted,
  WebhookList,
  WebhookRotated,
  WebhookShown,
  WebhookUpdateBody,
  WebhookUpdated,
} from './webhooks.ts';

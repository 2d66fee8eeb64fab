export { withoutTexts } from './erased.ts';
export { keepHash, requestHash } from './fingerprint.ts';
export { type Ignored, told } from './ignored.ts';
export { instantOf } from './instant.ts';
export { MAX_DEPTH, readBody, readJson, type ValueLimit } from './json.ts';
export {
  DEFAULT_LIMITS,
  describeLimit,
  LIMITS,
  type LimitDefinition,
  type LimitName,
  type Limits,
} from './limits.ts';
export { createNormaliser, type Normaliser } from './normalise.ts';
export type { Method, Operation, OperationId } from './operation.ts';
export {
  CONSISTENCY_PARAMETERS,
  createQueryReader,
  DELIVERY_LIST_PARAMETERS,
  JOB_EVENTS_PARAMETERS,
  JOB_LIST_PARAMETERS,
  JOB_PARAMETERS,
  LIST_PARAMETERS,
  type Parameter,
  PROOF_PARAMETERS,
  type QueryValues,
  SOURCE_LIST_PARAMETERS,
  SOURCE_PARAMETERS,
  SOURCE_TEXT_PARAMETERS,
} from './parameters.ts';
export {
  type Fault,
  type Outcome,
  PROBLEM_CODES,
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  problemType,
  type Refusal,
  refuse,
  toProblem,
} from './problems.ts';
export {
  createRegistrationReader,
  type Registration,
  type RegistrationFields,
  type RegistrationReader,
  type Registrations,
} from './registration.ts';
export type {
  Action,
  AuthorizeOptions,
  AuthorizeRequest,
  BatchEntry,
  BatchRequest,
  OffsetUnit,
  ResponseOptions,
  VerifyOptions,
  VerifyRequest,
  VerifyRequirements,
} from './request.ts';
export {
  type AuditReference,
  type Authorized,
  authorizeCompact,
  authorizeVerbose,
  coverageScore,
  type ShownCheck,
  showCheck,
  type Verified,
  verdictOf,
  verifyResponse,
} from './respond.ts';
export {
  ADDRESS_REFUSED,
  addressOf,
  type NewWebhook,
  readNewWebhook,
  readWebhookChanges,
  type WebhookRequest,
} from './webhook-requests.ts';

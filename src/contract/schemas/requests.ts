import type { Static, TSchemaOptions } from 'typebox';
import type { Json } from '../../domain/json.ts';
import { DURATION } from '../../text/duration.ts';
import { ANSWER_FIELDS } from '../answer-checks.ts';
import { LIMITS, type LimitName, type Limits } from '../limits.ts';
import { HAS_DATA_URI, hasOneOf, isOfType, never, rules, Type } from './build.ts';
import {
  CitationsSchema,
  DecisionModeSchema,
  fraction,
  freeForm,
  identifier,
  MinCoverageSchema,
  ObservedAtSchema,
  ORIGINS,
  OriginSchema,
  oneOf,
  sha256,
} from './common.ts';

/** Annotates a schema with the setting that moves its limit, for messages and the reference page. */
function limited(name: LimitName): TSchemaOptions {
  return { 'x-setting': LIMITS[name].setting };
}

function claimSchema(limits: Limits) {
  const citation = Type.Object(
    {
      source_id: identifier('The source that is cited.'),
      quote: Type.String({
        minLength: 1,
        description: 'The words cited, exactly as they stand in the source.',
      }),
      start: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Where the quote starts, in UTF-16 code units.' }),
      ),
      end: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Where the quote ends, in UTF-16 code units.' }),
      ),
    },
    {
      title: 'CitationInput',
      description: 'A place that the caller says supports the claim. It is checked.',
      ...rules({ dependentRequired: { start: ['end'], end: ['start'] } }),
    },
  );
  return Type.Object(
    {
      claim_id: Type.Optional(
        identifier('Identifier within the request. By default `c1`, `c2`… by position.'),
      ),
      id: Type.Optional(identifier('Another spelling of `claim_id`.')),
      text: Type.String({
        minLength: 1,
        maxLength: limits.claim_characters,
        pattern: '\\S',
        description: 'The statement to verify.',
        'x-expects': 'a statement, not only spaces',
        ...limited('claim_characters'),
      }),
      citations: Type.Optional(
        Type.Array(citation, {
          maxItems: limits.claim_citations,
          description: 'Citations of the caller’s own: genuine ones are evaluated first, others reported.',
          ...limited('claim_citations'),
        }),
      ),
    },
    { title: 'ClaimInput', description: 'A statement to verify.' },
  );
}

const SourceInput = Type.Object(
  {
    source_id: Type.Optional(identifier('Identifier of the source. By default `s1`, `s2`… by position.')),
    id: Type.Optional(identifier('Another spelling of `source_id`.')),
    type: Type.Optional(
      oneOf(['text', 'data'], {
        description:
          '`text` or `data`. By default what the source carries: `data` with a field `data`, else `text`.',
      }),
    ),
    text: Type.Optional(Type.String({ description: 'Evidence text.' })),
    content: Type.Optional(Type.String({ description: 'Another spelling of `text`.' })),
    data: Type.Optional(Type.Unsafe<Json>({ description: 'Evidence as JSON: any value.' })),
    uri: Type.Optional(
      Type.String({
        minLength: 1,
        description:
          'Where the evidence comes from. A `data:` URI carries it; another one refers to evidence registered under it. Nothing is ever fetched from a network.',
      }),
    ),
    title: Type.Optional(Type.String({ maxLength: 1024, description: 'A title for readers.' })),
    origin: Type.Optional(OriginSchema),
    observed_at: Type.Optional(ObservedAtSchema),
    checksum: Type.Optional(
      sha256(
        'SHA-256 of the UTF-8 bytes of the text, or of the RFC 8785 form of the data. Evidence that differs is left out.',
      ),
    ),
  },
  {
    title: 'SourceInput',
    description: 'Evidence: text, data, or a reference to registered evidence.',
    ...rules(
      hasOneOf('text', 'content', 'data', 'uri', 'source_id', 'id', 'checksum'),
      never(hasOneOf('text', 'content'), hasOneOf('data')),
      never(HAS_DATA_URI, hasOneOf('text', 'content', 'data')),
      never(isOfType('text'), hasOneOf('data')),
      // Without data it refers to some, and brings nothing else.
      never(isOfType('data'), { anyOf: [hasOneOf('text', 'content'), HAS_DATA_URI] }),
      {
        anyOf: [{ not: isOfType('data') }, hasOneOf('data', 'uri', 'source_id', 'id', 'checksum')],
      },
    ),
  },
);

const ActionInput = Type.Object(
  {
    type: Type.String({ minLength: 1, maxLength: 256, description: 'Name of the operation that is gated.' }),
    params: Type.Optional(freeForm({ description: 'Parameters of the operation, as the caller likes.' })),
  },
  { title: 'Action', description: 'The operation that the decision gates.' },
);

const ResponseInput = Type.Object(
  {
    mode: Type.Optional(
      oneOf(['compact', 'verbose'], {
        default: 'compact',
        description: '`verbose` adds the details of each claim.',
      }),
    ),
    offsets: Type.Optional(
      oneOf(['utf-8', 'utf-16', 'utf-32'], {
        default: 'utf-16',
        description: 'What offsets in the response count: bytes, UTF-16 code units or code points.',
      }),
    ),
  },
  { title: 'ResponseInput', description: 'How the answer is given. No part of the request hash.' },
);

const VerifyRequirementsInput = Type.Object(
  { min_coverage: Type.Optional(MinCoverageSchema), citations: Type.Optional(CitationsSchema) },
  { title: 'VerifyRequirementsInput', description: 'When a claim counts as supported.' },
);

const RequirementsInput = Type.Object(
  {
    decision_mode: Type.Optional(DecisionModeSchema),
    min_coverage: Type.Optional(MinCoverageSchema),
    citations: Type.Optional(CitationsSchema),
  },
  {
    title: 'RequirementsInput',
    description: 'What the claims must meet. An operator may have laid down floors.',
  },
);

function verifyOptions(limits: Limits) {
  return {
    min_coverage: Type.Optional(
      fraction('Another place for `requirements.min_coverage`. With both, the stricter one holds.'),
    ),
    evidence_limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.evidence_limit,
        default: 5,
        description: 'Evidence passages for each claim, at the most.',
        ...limited('evidence_limit'),
      }),
    ),
    semantic_verify: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Semantic verification of the claims that deterministic citations do not carry: a paraphrase is found, and accepted where the model is sure of it and no typed check objects.',
      }),
    ),
    top_k_semantic: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.top_k_semantic,
        default: 8,
        description: 'Candidate passages that semantic verification reads for each statement of a claim.',
        ...limited('top_k_semantic'),
      }),
    ),
    trusted_origins: Type.Optional(
      Type.Array(oneOf(ORIGINS), {
        minItems: 1,
        maxItems: 16,
        description:
          'Take evidence of these origins alone; by default of all. What is set aside makes a claim that fails `untrusted_source`.',
      }),
    ),
    max_evidence_age: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'ISO 8601 duration: take only evidence whose `observed_at` is no older; by default any. What is set aside makes a claim that fails `stale_source`.',
        examples: ['P30D'],
        ...rules({ pattern: DURATION.source }),
      }),
    ),
    entailment_threshold: Type.Optional(
      fraction(
        'Entailment confidence from which a passage is accepted, and contradiction from which it is a conflict.',
        { default: 0.85 },
      ),
    ),
    semantic_verify_background: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Semantic verification in the background: the answer comes at once without it, with the `background_job_id` of the job whose result is the final answer.',
      }),
    ),
  };
}

const AnswerInput = Type.Unsafe<string | { text: string }>({
  type: ['string', 'object'],
  properties: { text: { type: 'string', description: 'The text of the answer.' } },
  required: ['text'],
  description:
    'Text of a model (Output mode): its claims are found and verified beside those of `claims`. A string, or an object with `text`.',
});

/** What holds of an answer in each of its spellings and forms. */
function answerRule(limits: Limits) {
  const words = { pattern: '\\S', maxLength: limits.answer_characters };
  return { ...words, properties: { text: words } };
}

const spellingOf = (field: string) =>
  Type.Unsafe<string | { text: string }>({
    ...AnswerInput,
    description: `Another spelling of \`${field}\`.`,
  });

/** The schemas of the request bodies under the limits in force. They validate, type and document. */
export function requestSchemas(limits: Limits) {
  const claims = (required: string) =>
    Type.Array(claimSchema(limits), { maxItems: limits.claims, description: required, ...limited('claims') });
  const sources = Type.Optional(
    Type.Array(SourceInput, {
      maxItems: limits.sources,
      default: [],
      description: 'The evidence. Without any, no claim is supported.',
      ...limited('sources'),
    }),
  );
  const response = Type.Optional(ResponseInput);
  const verify = Type.Object(
    {
      claims: { ...claims('The statements to verify.'), minItems: 1 },
      sources,
      requirements: Type.Optional(VerifyRequirementsInput),
      options: Type.Optional(Type.Object(verifyOptions(limits), { title: 'VerifyOptions' })),
      response,
    },
    { title: 'VerifyRequest', description: 'Claims and the evidence that may support them.' },
  );
  const options = Type.Object(
    {
      deny_if_any_unsupported: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Any unsupported claim is a denial, not a case for review.',
        }),
      ),
      ...verifyOptions(limits),
    },
    { title: 'AuthorizeOptions' },
  );
  const authorize = Type.Object(
    {
      action: Type.Optional(ActionInput),
      claims: Type.Optional(claims('The statements that the action rests on. At least one, or an answer.')),
      answer: Type.Optional(AnswerInput),
      output: Type.Optional(spellingOf('answer')),
      answer_text: Type.Optional(spellingOf('answer')),
      sources,
      requirements: Type.Optional(RequirementsInput),
      options: Type.Optional(options),
      response,
    },
    {
      title: 'AuthorizeRequest',
      description: 'An action, the claims that it rests on, and their evidence.',
      ...rules(
        {
          anyOf: [
            { required: ['claims'], properties: { claims: { minItems: 1 } } },
            ...ANSWER_FIELDS.map((field) => ({ required: [field] })),
          ],
        },
        { properties: Object.fromEntries(ANSWER_FIELDS.map((field) => [field, answerRule(limits)])) },
      ),
    },
  );
  const entry = Type.Object(
    {
      id: Type.Optional(
        identifier('Identifier of the entry within the batch. By default `e1`, `e2`… by position.'),
      ),
      claims: verify.properties.claims,
      sources,
      requirements: Type.Optional(VerifyRequirementsInput),
    },
    { title: 'BatchEntry', description: 'Claims and the evidence that may support them.' },
  );
  const batch = Type.Object(
    {
      jobs: Type.Array(entry, {
        minItems: 1,
        maxItems: limits.batch_entries,
        description: 'The claim sets to verify.',
        ...limited('batch_entries'),
      }),
      requirements: Type.Optional(VerifyRequirementsInput),
      options: verify.properties.options,
      response,
    },
    {
      title: 'BatchRequest',
      description:
        'Claim sets to verify in the background. `requirements`, `options` and `response` hold for every entry; an entry’s own `requirements` stand before the shared ones.',
    },
  );
  return { verify, authorize, batch };
}

export type VerifyBody = Static<ReturnType<typeof requestSchemas>['verify']>;
export type AuthorizeBody = Static<ReturnType<typeof requestSchemas>['authorize']>;
export type BatchBody = Static<ReturnType<typeof requestSchemas>['batch']>;

import { MAX_WARNINGS } from '../ignored.ts';
import { Type } from './build.ts';
import {
  CitationsSchema,
  ClaimStatusSchema,
  count,
  DecisionModeSchema,
  DecisionSchema,
  fraction,
  instant,
  MISMATCH_KINDS,
  MinCoverageSchema,
  Offset,
  oneOf,
  ReasonSchema,
  RequestId,
  SKIP_REASONS,
  sha256,
} from './common.ts';

const Position = {
  start: Type.Optional(Offset),
  end: Type.Optional(Offset),
  pointer: Type.Optional(Type.String({ description: 'JSON Pointer of the value, in a `data` source.' })),
  page: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Page that it starts on, in a source with pages.' }),
  ),
};

const Citation = Type.Object(
  {
    source_id: Type.String(),
    quote: Type.String({
      description: 'The exact slice [start, end) of the source, or the value at `pointer`.',
    }),
    ...Position,
    score: Type.Optional(
      fraction(
        'Probability of entailment, or in a conflict of contradiction, where a model judged the passage.',
      ),
    ),
  },
  { title: 'Citation', description: 'A place in a source, quoted exactly.' },
);

const Evidence = Type.Object(
  {
    source_id: Type.String(),
    snippet: Type.String({ description: 'The passage with its context.' }),
    ...Position,
  },
  { title: 'EvidencePassage', description: 'A passage that bears on the claim.' },
);

const Gap = Type.Object(
  { text: Type.String(), start: Offset, end: Offset },
  { title: 'Gap', description: 'Words of the claim that no evidence covers.' },
);

const AnswerOffset = Type.Integer({
  minimum: 0,
  description: 'Offset into the answer, counted in the unit that `response.offsets` names.',
});

const InvalidCitation = Type.Object(
  {
    source_id: Type.String(),
    quote: Type.String({ description: 'As sent; of a citation in an answer, as written there.' }),
    start: Type.Optional(Type.Integer()),
    end: Type.Optional(Type.Integer()),
    answer_start: Type.Optional(AnswerOffset),
    answer_end: Type.Optional(AnswerOffset),
  },
  { title: 'InvalidCitation', description: 'A citation that supports nothing.' },
);

const ClaimId = Type.String({ description: 'Identifier of the claim within the request.' });
const Coverage = fraction('How much of the claim the cited evidence accounts for.');

const CheckSummary = Type.Object(
  { claim_id: ClaimId, status: ClaimStatusSchema, coverage: Coverage },
  { title: 'CheckSummary', description: 'The result for one claim, in short.', additionalProperties: false },
);

const Check = Type.Object(
  {
    claim_id: ClaimId,
    claim_text: Type.String({ description: 'Text of the claim.' }),
    status: ClaimStatusSchema,
    coverage: Coverage,
    reason: Type.Optional(
      oneOf(MISMATCH_KINDS, {
        description: 'Why the claim is not supported: the gravest of what keeps it from that.',
      }),
    ),
    citations: Type.Array(Citation, { description: 'What carries the claim, best first.' }),
    evidence: Type.Array(Evidence, {
      description: 'Passages that bear on the claim, at most `evidence_limit`.',
    }),
    gaps: Type.Array(Gap),
    conflicts: Type.Array(Citation, { description: 'Evidence that speaks against the claim.' }),
    derivations: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'How what the claim says follows from cited values: a difference, a sum, a count, a share.',
      }),
    ),
    invalid_citations: Type.Optional(
      Type.Array(InvalidCitation, {
        description:
          'Citations of the claim that do not stand in their source, and citations of the answer that do not support what they stand behind.',
      }),
    ),
    answer_start: Type.Optional(AnswerOffset),
    answer_end: Type.Optional(AnswerOffset),
    method: oneOf(['deterministic', 'semantic'], { description: 'Which layer judged the claim.' }),
  },
  {
    title: 'Check',
    description: 'The result for one claim, with its evidence.',
    additionalProperties: false,
  },
);

/** The `audit` object of a verbose response (specification 2.9). */
export const AuditReference = Type.Object(
  {
    record_id: Type.String({ format: 'uuid', description: 'Identifier of the audit record.' }),
    record_hash: sha256('SHA-256 of the canonical record: the entry of the log.'),
    key_id: Type.String({ description: 'Identifier of the signing key.' }),
    merkle_root: sha256('Root of the tree that the proof leads to.'),
    proof: Type.Array(
      Type.Object(
        {
          hash: sha256('Hash of the sibling.'),
          position: oneOf(['left', 'right'], { description: 'Its side.' }),
        },
        { title: 'ProofStep' },
      ),
      {
        description: 'Inclusion proof from leaf to root. The fold starts at the leaf hash of `record_hash`.',
      },
    ),
  },
  { title: 'AuditReference', description: 'Where the decision stands in the transparency log.' },
);

/** What is said of fields that mean nothing here. */
export const ignored = {
  warnings: Type.Array(Type.String(), {
    description: `Fields of the request that mean nothing here: a JSON Pointer each, the first ${MAX_WARNINGS}.`,
  }),
  more_warnings: Type.Optional(
    Type.Integer({ minimum: 1, description: 'How many such fields there are beyond those of `warnings`.' }),
  ),
};

const LeftOut = Type.Object(
  {
    source_id: Type.String({ description: 'Identifier of the source within the request.' }),
    reason: oneOf(['fetch_failed', 'source_integrity_failed', 'untrusted_source', 'stale_source'], {
      description: 'Why nothing of it was taken as evidence.',
    }),
  },
  { title: 'LeftOut', description: 'A source that is no evidence.', additionalProperties: false },
);

const leftOut = {
  left_out: Type.Optional(
    Type.Array(LeftOut, {
      description:
        'Sources of which nothing was taken as evidence: one without the checksum given, say. Absent where all were taken.',
    }),
  ),
};

const inBackground = {
  background_job_id: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'The job that does the semantic part, where `semantic_verify_background` asked for it. Its result is the final answer.',
    }),
  ),
};

const verifyFields = {
  request_id: RequestId,
  request_hash: sha256('SHA-256 of the canonical form of the normalised request.'),
  verdict: oneOf(['supported', 'unsupported', 'ambiguous'], {
    description: 'Supported when every claim is, unsupported when any claim is, else ambiguous.',
  }),
  coverage_score: fraction('Mean coverage of the claims, to 4 decimals.'),
  ...inBackground,
};

export const VerifyCompact = Type.Object(
  { ...verifyFields, checks: Type.Array(CheckSummary) },
  { title: 'VerifyCompact', description: 'Result of a verification.', additionalProperties: false },
);

const verifyDetails = {
  ...leftOut,
  ...ignored,
  requirements: Type.Object(
    { min_coverage: MinCoverageSchema, citations: CitationsSchema },
    { title: 'VerifyRequirements', description: 'The requirements as applied.' },
  ),
  audit: Type.Optional(AuditReference),
};

export const VerifyVerbose = Type.Object(
  { ...verifyFields, checks: Type.Array(Check), ...verifyDetails },
  {
    title: 'VerifyVerbose',
    description: 'Result of a verification with all details.',
    additionalProperties: false,
  },
);

const evidenceErased = {
  evidence_erased: Type.Literal(true, {
    description: 'The answer was kept, and registered evidence that it quoted has been erased since.',
  }),
};

export const VerifyErased = Type.Object(
  { ...verifyFields, checks: Type.Array(CheckSummary), ...verifyDetails, ...evidenceErased },
  {
    title: 'VerifyErased',
    description: 'What is left of a detailed result that was kept, once evidence that it quoted is erased.',
    additionalProperties: false,
  },
);

const artifactFields = {
  decision: DecisionSchema,
  coverage_score: fraction('Mean coverage of the claims, to 4 decimals.'),
  evaluated_at: instant('When the decision was made.'),
  request_id: RequestId,
  request_hash: sha256('SHA-256 of the canonical form of the normalised request.'),
  metrics: Type.Object(
    {
      latency_ms: Type.Number({ minimum: 0, description: 'Time that the decision took, in milliseconds.' }),
      claims_total: count('Claims of the request.'),
      claims_supported: count('Claims that count as supported.'),
      sources_total: count('Sources of the request.'),
    },
    { title: 'Metrics' },
  ),
  ...inBackground,
};

export const AuthorizeCompact = Type.Object(artifactFields, {
  title: 'AuthorizeCompact',
  description: 'The decision artifact.',
  additionalProperties: false,
});

const Skipped = Type.Object(
  {
    text: Type.String({ description: 'The words, as they stand in the answer.' }),
    reason: oneOf(SKIP_REASONS, { description: 'What they are.' }),
    answer_start: AnswerOffset,
    answer_end: AnswerOffset,
  },
  { title: 'Skipped', description: 'A part of the answer that is set aside.' },
);

const ruling = {
  reason: ReasonSchema,
  reasons: Type.Array(ReasonSchema, { description: 'All reasons that apply, the primary one first.' }),
  would_be: Type.Optional(
    oneOf(['allow', 'deny', 'needs_review'], {
      description: 'In `audit` mode: what `strict` would have said.',
    }),
  ),
  requirements: Type.Object(
    { decision_mode: DecisionModeSchema, min_coverage: MinCoverageSchema, citations: CitationsSchema },
    { title: 'Requirements', description: 'The requirements as applied.' },
  ),
};

export const AuthorizeVerbose = Type.Object(
  {
    ...artifactFields,
    ...ruling,
    diagnostics: Type.Array(Check),
    skipped: Type.Optional(
      Type.Array(Skipped, { description: 'Parts of the answer that are no claims, and why.' }),
    ),
    supported_answer: Type.Optional(
      Type.String({ description: 'The answer without the statements that are not supported.' }),
    ),
    ...leftOut,
    ...ignored,
    audit: AuditReference,
  },
  {
    title: 'AuthorizeVerbose',
    description: 'The decision artifact with all details.',
    additionalProperties: false,
  },
);

export const AuthorizeErased = Type.Object(
  {
    ...artifactFields,
    ...ruling,
    diagnostics: Type.Array(CheckSummary),
    ...leftOut,
    ...ignored,
    audit: AuditReference,
    ...evidenceErased,
  },
  {
    title: 'AuthorizeErased',
    description: 'What is left of a detailed decision that was kept, once evidence that it quoted is erased.',
    additionalProperties: false,
  },
);

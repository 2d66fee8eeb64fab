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
  nullable,
  oneOf,
  ReasonSchema,
  RequestId,
  sha256,
} from './common.ts';
import { AuditReference } from './responses.ts';

const Commitment = sha256(
  'SHA-256 over a random 32-byte salt and the text. The salt lies beside the record.',
);

const AuditedSpan = Type.Object(
  {
    source_id: Type.String(),
    start: Type.Optional(count('Where the cited words start, in UTF-16 code units.')),
    end: Type.Optional(count('Where the cited words end.')),
    pointer: Type.Optional(Type.String({ description: 'JSON Pointer of the value, in a `data` source.' })),
    score: Type.Optional(fraction('What the model gave the passage, where one judged it.')),
  },
  { title: 'AuditedSpan' },
);

const AuditedClaim = Type.Object(
  {
    claim_id: Type.String(),
    text_commitment: Commitment,
    status: ClaimStatusSchema,
    coverage: fraction('How much of the claim the cited evidence accounts for.'),
    reason: Type.Optional(oneOf(MISMATCH_KINDS)),
    method: oneOf(['deterministic', 'semantic']),
    citations: Type.Array(AuditedSpan),
  },
  { title: 'AuditedClaim' },
);

const Versions = Type.Object(
  {
    engine: Type.String(),
    lexicon: Type.String(),
    policy: Type.String(),
    model: Type.Optional(
      Type.String({
        description: 'Tier of the semantic layer with its models and their hashes, where one was asked.',
      }),
    ),
    extractor: Type.Optional(
      Type.String({ description: 'The rules that found the claims of an answer, where there was one.' }),
    ),
  },
  { title: 'Versions', description: 'The versions that decided: with them anyone can replay the decision.' },
);

const AuditRecordSchema = Type.Object(
  {
    record_id: Type.String({ format: 'uuid' }),
    version: Type.Literal(1),
    operation: oneOf(['authorize', 'verify']),
    tenant: Type.String(),
    key_id: Type.String({ description: 'The API key that asked.' }),
    evaluated_at: instant('When the decision was made.'),
    request_id: RequestId,
    request_hash: sha256('SHA-256 of the canonical form of the normalised request.'),
    follows: Type.Optional(
      Type.String({
        format: 'uuid',
        description:
          'The record of the first answer, where this one concludes it after background verification.',
      }),
    ),
    decision: Type.Optional(DecisionSchema),
    reason: Type.Optional(ReasonSchema),
    reasons: Type.Optional(Type.Array(ReasonSchema)),
    would_be: Type.Optional(DecisionSchema),
    action_type: Type.Optional(Type.String()),
    action_params_commitment: Type.Optional(Commitment),
    answer_commitment: Type.Optional(Commitment),
    requirements: Type.Object({
      decision_mode: DecisionModeSchema,
      min_coverage: MinCoverageSchema,
      citations: CitationsSchema,
    }),
    options: Type.Optional(
      Type.Object(
        {
          deny_if_any_unsupported: Type.Optional(Type.Boolean()),
          evidence_limit: count('Passages for a claim, at most.'),
          trusted_origins: Type.Optional(Type.Array(Type.String())),
          max_evidence_age: Type.Optional(Type.String()),
        },
        {
          title: 'AuditedOptions',
          description: 'The options by which the request was judged. Older records have none.',
        },
      ),
    ),
    semantic: Type.Optional(
      Type.Object(
        {
          top_k_semantic: count('Passages read for a statement, at most.'),
          entailment_threshold: fraction('Confidence from which a passage was accepted.'),
        },
        { title: 'SemanticOptions', description: 'How semantic verification was asked for, where it was.' },
      ),
    ),
    coverage_score: fraction('Mean coverage of the claims.'),
    claims: Type.Array(AuditedClaim),
    sources: Type.Array(
      Type.Object(
        {
          source_id: Type.String(),
          checksum: nullable(
            sha256(''),
            'Of the content that was read, also where it was set aside; null without any.',
          ),
          fault: Type.Optional(
            oneOf(['fetch_failed', 'source_integrity_failed', 'untrusted_source', 'stale_source']),
          ),
          expected_checksum: Type.Optional(
            sha256('What the caller expected the content of such a source to have.'),
          ),
        },
        { title: 'AuditedSource' },
      ),
    ),
    versions: Versions,
  },
  {
    title: 'AuditRecord',
    description:
      'One decision as the log keeps it. Served as its RFC 8785 bytes: their SHA-256 is `record_hash`.',
  },
);

const shownRecord = {
  record_id: Type.String({ format: 'uuid' }),
  record_hash: sha256('SHA-256 of the canonical record: the entry of the log.'),
  leaf_index: count('Position in the log, from 0.'),
  record: AuditRecordSchema,
};

export const ShownRecord = Type.Object(
  { request_id: RequestId, ...shownRecord },
  { title: 'ShownRecord', description: 'A record with its place in the log.' },
);

export const RecordList = Type.Object(
  {
    request_id: RequestId,
    records: Type.Array(Type.Object(shownRecord, { title: 'ListedRecord' }), {
      description: 'Latest first.',
    }),
    next_cursor: nullable(Type.String(), 'Send it as `cursor` for the next page; null on the last one.'),
  },
  { title: 'RecordList' },
);

export const ProofSchema = Type.Object(
  {
    request_id: RequestId,
    ...AuditReference.properties,
    leaf_hash: sha256('SHA-256 of 0x00 and the bytes of `record_hash` (RFC 6962): where the fold starts.'),
    leaf_index: count('Position in the log, from 0.'),
    tree_size: count('Size of the tree that the proof leads to.'),
    algorithm: Type.Literal('Ed25519'),
    checkpoint: Type.String({ description: 'The tree head as a C2SP signed note.' }),
    signature: Type.String({ description: 'Base64: the signature over the text of the note.' }),
    record: AuditRecordSchema,
  },
  { title: 'Proof', description: 'All that it takes to check a record offline.' },
);

const Jwk = Type.Object(
  {
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Type.String(),
    kid: Type.String(),
    alg: Type.Literal('EdDSA'),
    use: Type.Literal('sig'),
  },
  { title: 'Jwk', description: 'A public key as JSON Web Key (RFC 8037).' },
);

export const SigningKeySchema = Type.Object(
  {
    request_id: RequestId,
    key_id: Type.String(),
    algorithm: Type.Literal('Ed25519'),
    status: oneOf(['active', 'retired']),
    public_key: Type.String({ description: 'PEM (SubjectPublicKeyInfo).' }),
    jwk: Jwk,
    verifier_key: Type.String({ description: 'The key in C2SP signed-note form.' }),
    created_at: instant('When the key was made.'),
    retired_at: nullable(instant(''), 'When another key took its place; null while it signs.'),
  },
  { title: 'SigningKey' },
);

export const CheckpointSchema = Type.Object(
  {
    request_id: RequestId,
    origin: Type.String({ description: 'Name of the log.' }),
    tree_size: count('Entries of the log.'),
    root: sha256('Root of the tree.'),
    key_id: Type.String({ description: 'Identifier of the signing key.' }),
    created_at: instant('When the tree head was signed.'),
    checkpoint: Type.String({ description: 'The tree head as a C2SP signed note.' }),
  },
  { title: 'Checkpoint' },
);

const Note = (which: string) =>
  nullable(Type.String(), `The signed note of the ${which} size; null where none was issued.`);

export const ConsistencySchema = Type.Object(
  {
    request_id: RequestId,
    from: count('The smaller size.'),
    to: count('The greater size.'),
    from_root: sha256('Root at the smaller size.'),
    to_root: sha256('Root at the greater size.'),
    proof: Type.Array(sha256('A node of the tree.'), { description: 'Consistency proof (RFC 6962, 2.1.2).' }),
    from_checkpoint: Note('smaller'),
    to_checkpoint: Note('greater'),
  },
  { title: 'Consistency', description: 'That the log only grew between two sizes.' },
);

export const KeySet = Type.Object({ keys: Type.Array(Jwk) }, { title: 'KeySet' });

/** What follows from what, as forms of statements: refunds, deliveries, journeys, access, insurance, courses, sales, jobs. */

/** A statement, what the evidence has where it may follow, and the statements from any of which it does. */
export interface Following {
  readonly claim: RegExp;
  readonly cue: RegExp;
  /** `$1` and `£1`: what `claim` and `cue` found; `↓$1`: with a small letter. */
  readonly ways: readonly string[];
}

const CUSTOMER =
  'The (?:customer|guest|buyer|client|passenger|traveller|member|student|tenant|patient|subscriber|payer)';
const HIS = '(?:his|her|their|the|my|your)';

export const FOLLOWING: readonly Following[] = [
  {
    claim: new RegExp(
      `^(${CUSTOMER}) (?:has |had )?(?:received|got|gotten|been given|was given) ${HIS} money back$`,
      'u',
    ),
    cue: /\b(?:refund(?:ed)?|reimburse[d]?|paid back|repaid)\b/iu,
    ways: ['$1 was refunded', '$1 has been refunded', 'The refund was paid', '$1 was reimbursed'],
  },
  {
    claim: new RegExp(`^(${CUSTOMER}) (?:was|has been) (?:refunded|reimbursed|paid back)$`, 'u'),
    cue: /\brefund\b[^;\n]{0,40}? (?:was|has been) (?:credited|paid|transferred|sent|issued) (?:out )?(?:back )?to (his|her|their|the customer's|the guest's|the same) (\p{L}+)/iu,
    ways: [
      'The refund was credited to £1 £2',
      'The refund was paid to £1 £2',
      'The refund was issued to £1 £2',
    ],
  },
  {
    claim: /^The refund was paid$/u,
    cue: /\brefund\b[^;\n]{0,40}? (?:was|has been) (?:credited|transferred) to (\p{L}+(?:'s)?) (card|account)/iu,
    ways: ['The refund was credited to £1 £2', 'The refund was transferred to £1 £2'],
  },
  {
    claim:
      /^The (?:(?:card|online|second|first|last|customer's) )?payment (?:failed|did not (?:go through|succeed|work)|was (?:unsuccessful|not successful|not accepted)|could not be (?:taken|processed))$/u,
    cue: /\b(?:declined|refused|rejected|insufficient funds)\b/iu,
    ways: [
      'The card was declined',
      'The payment was declined',
      'The payment was rejected',
      'The card was refused',
    ],
  },
  {
    claim: /^(?:Nobody|No one) was (?:at )?(?:home|there|in)(?: (?:when|to) .+)?$/u,
    cue: /\b(recipient|customer|addressee|consignee|resident|tenant|occupant)\b/iu,
    ways: ['The £1 was absent', 'The £1 was not at home', 'The £1 was not there', 'The £1 was out'],
  },
  {
    claim:
      /^(.{2,40}?) (?:no longer has|has lost|does not have) (?:the )?(?:admin|administrator|administrative) (?:rights|privileges|access|role)(?: any ?more| any longer)?$/u,
    cue: /\badmin\p{L}* (role|rights|access|privileges|permissions)\b/iu,
    ways: [
      "$1's admin £1 was removed",
      "$1's admin £1 were removed",
      "$1's admin £1 was revoked",
      "$1's administrator £1 were revoked",
    ],
  },
  {
    claim:
      /^(The (?:insurer|insurance|insurance company)|\p{Lu}[\p{L} ]{2,30}?) (?:refused|declined) to (?:pay|cover|pay out) (?:for )?(.+)$/u,
    cue: /\bclaim\b/iu,
    ways: [
      '$1 rejected the claim for $2',
      '$1 declined the claim for $2',
      '$1 refused the claim for $2',
      'The claim for $2 was rejected',
    ],
  },
  {
    claim:
      /^(.{2,60}?) missed (his|her|their|the) (?:connection|connecting (?:flight|train|bus)|onward (?:flight|train))( in .+)?$/u,
    cue: /\b(connecting|onward) (flight|train|bus|service)\b|\b(connection)\b/iu,
    ways: [
      '$1 did not reach $2 £1 £2£3$3',
      '$1 did not catch $2 £1 £2£3$3',
      '$1 did not make $2 £1 £2£3$3',
      '$1 missed $2 £1 £2£3$3',
    ],
  },
  {
    claim:
      /^(.{2,60}?) (?:is|was|are|were) lower than (?:in |during )?((?:the )?(?:year|month|quarter|week|season) before|(?:the )?(?:previous|last|prior) (?:year|month|quarter|week|season)|a year (?:earlier|ago|before))$/u,
    cue: /\b(?:fell|dropped|declined|decreased|down)\b[^.;\n]{0,40}? (compared (?:with|to)|from|on|year on year|against) ((?:the )?(?:previous|last|prior) (?:year|month|quarter|week|season))\b/iu,
    ways: ['$1 fell £1 £2', '$1 dropped £1 £2', '$1 declined £1 £2', '$1 were down £1 £2'],
  },
  {
    claim:
      /^(.{2,60}?) (?:is|was|are|were) higher than (?:in |during )?((?:the )?(?:year|month|quarter|week|season) before|(?:the )?(?:previous|last|prior) (?:year|month|quarter|week|season)|a year (?:earlier|ago|before))$/u,
    cue: /\b(?:rose|grew|increased|climbed|up)\b[^.;\n]{0,40}? (compared (?:with|to)|from|on|year on year|against) ((?:the )?(?:previous|last|prior) (?:year|month|quarter|week|season))\b/iu,
    ways: ['$1 rose £1 £2', '$1 grew £1 £2', '$1 increased £1 £2', '$1 were up £1 £2'],
  },
  {
    claim:
      /^(.{2,80}?) because (?:too few|not enough) (?:people|participants|students|members|guests) (?:had )?(?:registered|signed up|enrolled|applied|booked)$/u,
    cue: /\b(?:lack of|too few|not enough|insufficient) (registrations|enrolments|enrollments|sign-ups|participants|applications|bookings|interest)\b/iu,
    ways: [
      '$1 because of a lack of £1',
      '$1 for lack of £1',
      '$1 because of too few £1',
      '$1 due to insufficient £1',
    ],
  },
  {
    claim: /^(.{2,60}?) (?:does not|did not|will not|is not going to) take place( .+)?$/u,
    cue: /\b(?:cancelled|canceled|called off)\b/iu,
    ways: ['$1 was cancelled$2', '$1 has been cancelled$2', '$1 is cancelled$2', '$1 was called off$2'],
  },
  {
    claim:
      /^(The (?:\p{L}+ )?(?:subscription|membership|plan|licence|license|policy|contract)) will not (?:be renewed|renew)(?: automatically| itself)?$/u,
    cue: /\bauto(?:matic)?[- ]?renew(al|s)?\b/iu,
    ways: [
      'Auto-renewal of ↓$1 was switched off',
      'Auto-renewal for ↓$1 was turned off',
      'Auto-renewal is off',
      'Auto-renewal was disabled',
    ],
  },
  {
    claim:
      /^(The (?:candidate|applicant)|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:turned down|refused|declined|rejected|did not take|did not accept) the (?:job|position|post|role)$/u,
    cue: /\b(our|the|your) (?:job )?offer\b/iu,
    ways: ['$1 declined £1 offer', '$1 turned down £1 offer', '$1 rejected £1 offer', '$1 refused £1 offer'],
  },
  {
    claim:
      /^(.{2,60}?) (?:is|are) no longer (?:available|supported|included|offered|there)(?: (?:since|as of|from|in|with) (.+))?$/u,
    cue: /\b(?:removed|discontinued|dropped|withdrawn)\b/iu,
    ways: ['$1 was removed in $2', '$1 was removed', '$1 was discontinued', '$1 has been withdrawn'],
  },
  {
    claim:
      /^(.+? (?:will|is going to|is set to) (?:go up|rise|increase|be raised|go down|fall|drop|be cut|be reduced)\b.*?) in ((?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?)$/u,
    cue: /\b(?:from|with effect from|as of|on 1) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u,
    ways: ['$1 from $2', '$1 from 1 $2', '$1 on 1 $2'],
  },
  {
    claim: /^The (?:outage|downtime|disruption|interruption|incident) lasted (.+)$/u,
    cue: /\b([Tt]he (?:\p{Ll}+ )?(?:\p{Ll}+|[A-Z]{2,5})|\p{Lu}\p{L}+) (?:was|were) (down|unavailable|unreachable|offline|interrupted|out of service)\b/u,
    ways: ['£1 was £2 for $1', '£1 were £2 for $1'],
  },
  {
    claim:
      /^(?:Nobody|No one) (?:has |had )?(?:yet )?(objected|complained|applied|replied|responded|answered|appealed|enrolled|registered)( (?:to|about|for|against) .+)?$/u,
    cue: /\b(objections?|complaints?|applications?|replies|responses?|answers?|appeals?|enrolments?|registrations?)\b/iu,
    ways: ['No ¤1$2 were received', 'There were no ¤1$2', 'No ¤1 were received', 'There were no ¤1'],
  },
];

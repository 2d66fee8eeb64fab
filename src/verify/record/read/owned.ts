/** Whom the objects of data are of, by what the person is called and what stands beside. */

/** What a person is called who has what stands beside. */
const HOLDER =
  /^(?:user|employee|patient|student|pupil|member|tenant|driver|applicant|candidate|player|athlete|passenger|resident|worker|volunteer|trainee|intern|cardholder|policyholder|borrower|subscriber|learner|donor|participant|patron|renter)$/;

/** What stands beside a person and is the person's own. */
const OWNED = new RegExp(
  `^(?:${[
    'leaves?|vacations?|holidays?|absences?|attendance|allowances?|entitlements?|time off|pto|sick leave',
    'admissions?|discharge|stays?|vitals?|medications?|medicines?|prescriptions?|diagnos[ie]s|allerg(?:y|ies)|labs?|lab results?',
    'vaccinations?|immunizations?|immunisations?|appointments?|visits?|treatments?|doses?',
    'trainings?|certifications?|certificates?|courses?|enrol?lments?|grades?|exams?|marks|modules|lessons?',
    'employment|contract|position|job|salary|pay|compensation|schedule|shifts?|skills|languages|performance',
    'memberships?|subscriptions?|plan|account|balance|usage|quota|permissions?|loans?|borrowed|checkouts|fines|holds',
    'licen[cs]es?|devices?|equipment|orders|bookings?|purchases|points|statistics|stats|results|progress|status',
    'leases?|rent|tenancy|deposits?|payments|invoices|polic(?:y|ies)|benefits|donations',
  ].join('|')})$`,
);

/** Whether an object holds a person who has what stands beside it. */
export const isHolderOf = (labels: readonly string[]): boolean =>
  labels.length === 1 && HOLDER.test(labels[0]!);

/** Whether what stands beside a person is the person's own. */
export const isOwned = (labels: readonly string[]): boolean => OWNED.test(labels.join(' '));

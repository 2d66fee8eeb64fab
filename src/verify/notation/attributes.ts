/** What labels are called. */

/** Words that a label may be, or end in, where no mark tells it from a value. */
export const ATTRIBUTES = new Set(
  (
    'buyer seller sender receiver recipient consignee consignor shipper owner reviewer approver author editor assignee reporter ' +
    'requester manager supervisor tenant landlord lessee lessor borrower lender debtor creditor payer payee employer employee ' +
    'client customer supplier vendor contractor patient doctor guest host teacher student applicant candidate driver carrier ' +
    'insurer insured beneficiary guarantor witness agent broker contact attendee organizer organiser speaker plaintiff defendant ' +
    'status state stage priority severity type category kind role team department office location venue room address city country ' +
    'date time day due deadline issued created updated opened closed start end from to departure arrival origin destination check-in check-out ' +
    'amount total subtotal price cost fee tax vat discount balance deposit rent salary paid quantity qty weight size color colour height width length ' +
    'name title subject id number ref reference code sku order invoice receipt account phone tel mobile fax email e-mail website iban ' +
    'diagnosis treatment allergies dose result verdict decision reason note notes comment comments version model serial currency method payment'
  ).split(' '),
);

/**
 * Bare fields under a line that names one matter: `Approved: yes`, `Amount: $40` under `Refund status:`. By itself such a
 * field would be borne out by evidence on any other matter.
 */

/** What a field says of the matter that the line above its list names; undefined for any other item or line. */
export function fieldOfMatter(item: string, lead: string): string | undefined {
  const matter = MATTER.exec(lead)?.groups?.matter?.toLowerCase();
  const { label = '', value = '' } = FIELD.exec(item)?.groups ?? {};
  if (matter === undefined || label === '') return undefined;
  const whole = `the ${matter}`;
  if (OF_MATTER.test(label)) return `The ${label.toLowerCase()} of ${whole} is ${value}.`;
  if (!STATE.test(label) || !YES_OR_NO.test(value)) return undefined;
  return `The ${matter} is ${/^y/i.test(value) ? '' : 'not '}${label.toLowerCase()}.`;
}

/** One matter, which a list below it tells of, and nothing else. */
const MATTER =
  /^(?:(?:the|your|our) )?(?<matter>refund|return|payment|warranty|loan|claim|booking|reservation|subscription|deposit|invoice|parcel|delivery|shipment|application|membership|contract|exchange|replacement|repair|order)(?: (?:status|details|information|info|summary|overview|record))?$/i;
const FIELD = /^(?<label>\p{L}[\p{L} ]{1,30}): (?<value>[^\s:;.][^:;]{0,60}?)\.?$/u;
/** What one matter has one of. */
const OF_MATTER = /^(?:amount|total|status|date|due date|price|cost|number|reason|method|currency)$/i;
const STATE = /^\p{L}{2,20}(?:ed|able|ible)$|^(?:paid|sent|lost|valid|active|complete)$/iu;
const YES_OR_NO = /^(?:yes|no)$/i;

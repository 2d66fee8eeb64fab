/**
 * Whether whose something is, when it was made and how it stands is said of the thing that a record has it of: the owner of
 * a ticket's report owns no ticket, and an order was not created when its invoice was.
 */
import { wordSet } from '../../../text/word-set.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { roleOf } from '../words/senses.ts';

/** Names under which a record only orders what it says of itself. */
const CONTAINERS = wordSet(
  'data fields field attributes attribute details detail info information summary overview meta metadata properties general ' +
    'basic basics core header body content contents result results response payload item record object resource spec term terms ' +
    'period dates date timeline schedule timestamps timing times duration lifecycle status state identification identity profile ' +
    'facts main overall current latest output values value entry entity node attrs props system tracking validity coverage ' +
    'workflow progress state outcome decision assignment event case ticket order issue incident',
);
/** Names of what is done with a thing or who has to do with it, whose state and people are the thing's. */
const ASPECTS = wordSet(
  'payment payments shipping shipment delivery fulfillment fulfilment billing checkout approval ' +
    'people person persons team staff personnel roles role parties contact contacts stakeholders responsibility ownership ' +
    'responsible assigned management crew onboarding enrollment registration',
);

/** When something was made, changed or is due: each thing has these days of its own. */
const DATED =
  /^(?:created|updated|modified|opened|closed|resolved|issued|published|due|deadline|expires|expiry|signed|archived)(?: (?:at|on|date|by|time))?$/;
const OWNED =
  /^(?:owner|author|writer|editor|creator|assignee|reviewer|reporter|requester|seller|buyer|maintainer)(?: name)?$/;
/** Those whom each person has of his own: the manager of a project's sponsor is not the project's. */
const OF_PERSON = /^(?:manager|supervisor|boss|assistant|deputy|line manager|superior)(?: name)?$/;
const STATE = /^(?:status|state|stage|phase|priority|severity)$/;

/** "Bo owns the ticket" by `ticket: { report: { owner: Bo } }`: what a claim says of the whole is a part's alone. */
export function isOfInnerThing(said: Said): boolean {
  const types = said.explained.flatMap((one, at) => (one?.part === 'type' ? [at] : []));
  return [...said.used()].some((field) => {
    const name = field.name.join(' ');
    const dated = DATED.test(name);
    if (OF_PERSON.test(name)) {
      const whose = innerNameOf(said, field);
      return whose !== undefined && roleOf([whose]) !== undefined && !said.isNamed(whose);
    }
    if (!dated && !OWNED.test(name) && !STATE.test(name)) return false;
    const inner = innerNameOf(said, field);
    if (inner === undefined || CONTAINERS.has(inner) || (!dated && ASPECTS.has(inner))) return false;
    if (roleOf([inner]) !== undefined || said.isNamed(inner)) return false;
    return types.length > 0 || field.path.slice(0, -1).some((word) => said.isNamed(word));
  });
}

/** What a record is called by that is a thing itself, and not only what holds several. */
const OWN_NAME = /^(?:id|number|no|name|title|key|reference|ref|subject)$/;

/** The name that an object has in what it belongs to; undefined for a record of its own and for a row. */
function innerNameOf({ fields }: Said, { path, object }: Field): string | undefined {
  const levels = object.split('/').filter((one) => one !== '');
  const last = levels.at(-1);
  if (last === undefined || /^\d+$/.test(last) || object.startsWith('lines ')) return undefined;
  if (
    levels.length < 2 &&
    !fields.some((other) => other.object === '' && OWN_NAME.test(other.name.join(' ')))
  )
    return undefined;
  return path.length === 0 ? undefined : path.at(-1);
}

/** Who deals with others, what only such do, and what happens only to things: by these a pronoun is told apart. */
import { wordSet } from '../../text/word-set.ts';

/** Nouns for whoever deals, which are of firms as well as of persons: "it" may stand for them. */
export const DEALERS = wordSet(
  'customer client buyer seller landlord tenant employer agent adviser advisor operator courier carrier insurer vendor supplier ' +
    'contractor owner holder claimant sender recipient partner auditor investor retailer manufacturer lender borrower ' +
    'bidder issuer creditor debtor firm agency regulator business startup charity bakery club party publisher broker hotel ' +
    'team department office association union foundation trust museum library airline hotel restaurant clinic factory city ' +
    'county garage journal institute cafe group market institution airport supplier bank shop store company hospital university school office council committee ministry ' +
    'provider distributor importer exporter builder developer tribunal authority court government parliament board',
);
/** What only somebody does. */
export const DEALING = wordSet(
  'detect discover notice decide want need ask request refuse agree apologise apologize promise miss sue hire employ buy ' +
    'purchase sell order pay submit send receive sign approve reject accept ignore complain report admit deny ' +
    'announce plan intend choose try know learn realise realize believe suspect appeal apply offer claim demand investigate ' +
    'inspect verify review conclude confirm warn notify inform contact call email',
);
/** What is so of things, or happens to them. */
export const OF_THINGS = wordSet(
  'crash break leak expire defective faulty damaged broken damage overheat malfunction burst explode rust melt freeze spoil rot ' +
    'arrive deliver ship scan print install repair replace restart reboot deploy dispatch cancel reschedule postpone ' +
    'ripe unreadable empty late overdue incomplete lose misplace unsafe obsolete outdated torn cracked',
);

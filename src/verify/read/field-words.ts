/** What the words of a field's name, and values that are no values, say of what stands there. */
import { wordSet } from '../../text/word-set.ts';

/** Names that add nothing to their value: what it is of, its kind or its place in the record. */
export const NEUTRAL = wordSet(
  'a an the of in on at is are has have with and or as it its for ' +
    'status state name title type kind category class value result outcome condition level role position job rank ' +
    'label tag content text body detail details data info information record entry item object subject product ' +
    'article service id ids identifier no nr num number ref reference code sku key uuid slug line row ' +
    'date time datetime day timestamp year month count total amount sum price cost quantity qty size figure ' +
    'city town country region place location address street site plan tier version model department dept team unit ' +
    'units currency percent percentage rate measure flag first last full display person user customer member ' +
    'employee individual company organization organisation note notes comment comments description message summary ' +
    'remark remarks statement fact facts finding findings log event activity action decision color colour material ' +
    'brand email phone language format mode method reason cause grand applied account current actual effective final outcome reading',
);

/** Names that take from what stands under them that it is so, now and of the thing itself. */
export const QUALIFYING = wordSet(
  'previous previously prior former formerly old older past was were history historic historical archive archived ' +
    'next upcoming future planned scheduled schedule proposed proposal requested request draft drafted expected ' +
    'estimated estimate projected forecast predicted target goal intended promised tentative provisional preliminary ' +
    'default allowed available possible permitted supported valid accepted eligible eligibility required requirement ' +
    'needed pending awaiting due deadline until before after expiry expires expiration notice reminder attempt attempts ' +
    'tried retry failed failure error rejected declined denied cancelled canceled refused max maximum min minimum limit ' +
    'threshold cap not non no never without excluded excluding unless example sample template placeholder test dummy ' +
    'mock hypothetical simulated backup suspected alleged potential candidate wanted desired preferred original initial ' +
    'enabled allow can may should must could would will',
);

/** Values that deny the field they stand in, or leave it open. */
export const DENYING = wordSet(
  'false no n none null nil never 0 off disabled inactive absent missing empty denied rejected refused declined failed ' +
    'cancelled canceled nein non aucun ninguno',
);

export const OPEN = wordSet(
  'unknown pending awaiting tbd tba undetermined undecided unclear unconfirmed unverified maybe possible possibly n/a na ' +
    'not_applicable unspecified undefined ? - -- scheduled planned requested open waiting in_progress draft proposed expected',
);

/** Values that say that something is so in part, or not yet. */
export const NOT_QUITE =
  /^(?:not|partial|partially|partly|half|almost|nearly|in (?:progress|review|process|part)|to be|under|ongoing|started|begun|soon)\b/;
export const STATES = wordSet('status state outcome result condition stage phase');

export const SOURCES = wordSet(
  'from origin source sender payer seller vendor giver donor departure start assigner lender landlord shipper exporter ' +
    'sent_by author caller debtor issuer sold_by home_airport',
);

export const GOALS = wordSet(
  'to destination target recipient receiver payee buyer purchaser arrival assignee beneficiary borrower tenant consignee ' +
    'importer addressee callee creditor cc bcc',
);

/** Nouns of somebody that are so only to somebody else. */
export const RELATIVE = wordSet(
  'parent child mother father son daughter manager boss supervisor owner author sender recipient buyer seller employee ' +
    'employer landlord tenant spouse wife husband brother sister successor predecessor subsidiary assistant deputy teacher ' +
    'student doctor patient client supplier customer lead mentor mentee guardian ward',
);
export const BE = wordSet("is are was were been being be 's 're");

/** Who is paid by others, and verbs by which somebody pays: what a vendor was paid, the vendor did not pay. */
export const PAID = wordSet(
  'vendor seller supplier payee biller issuer merchant creditor landlord contractor beneficiary recipient',
);
export const PAYING = wordSet('pay owe spend remit buy purchase');

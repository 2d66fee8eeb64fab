/** Short forms by which fields are named, in full: `est_arr` is the estimated arrival. */
const FULL: ReadonlyMap<string, string> = new Map(
  (
    'loc location,ts timestamp,amt amount,cur currency,ccy currency,desc description,descr description,orig origin,dest destination,' +
    'sched scheduled,dep departure,arr arrival,act actual,est estimated,pax passengers,pos position,temp temperature,' +
    'org organisation,appt appointment,freq frequency,flt flight,txn transaction,prev previous,avg average,dept department,' +
    'mgr manager,emp employee,cust customer,addr address,acct account,inv invoice,pmt payment,qty quantity,tel phone,' +
    'msg message,env environment,repo repository,ver version,lang language,exp expiry,avail available,bal balance,' +
    'cat category,dur duration,reg registration,cond condition,precip precipitation,resp response,lvl level,wh warehouse,' +
    'rh humidity,elev elevation,hum humidity,vol volume,auth authentication,sys systolic,dia diastolic,veh vehicle,' +
    'proj project,mfr manufacturer,supp supplier,stmt statement,pwd password,sub subscription,subs subscription,' +
    'attr attribute,cnt count,tot total,disc discount,ins insurance,med medication,diag diagnosis,rx prescription,' +
    'po purchase order,bday birthday,fname first name,lname last name,ext extension,fwd forward,req request,approx approximate,comms communications'
  )
    .split(',')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
);

/** The words of a name, short forms in full. */
export const inFull = (words: readonly string[]): readonly string[] =>
  words.some((word) => FULL.has(word)) ? words.flatMap((word) => (FULL.get(word) ?? word).split(' ')) : words;

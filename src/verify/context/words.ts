/** Words by which a mention is told to be of a person, a firm or a time. Lower case, accents off. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Titles before a name, with the gender that they tell. */
export const TITLES: ReadonlyMap<string, 'f' | 'm' | '?'> = new Map([
  ...['mr', 'sir', 'lord', 'herr', 'monsieur', 'senor', 'don'].map((title) => [title, 'm'] as const),
  ...['ms', 'mrs', 'miss', 'lady', 'frau', 'mme', 'madame', 'mlle', 'senora', 'dona'].map(
    (title) => [title, 'f'] as const,
  ),
  ...['dr', 'prof', 'professor', 'judge', 'captain', 'officer', 'rev'].map((title) => [title, '?'] as const),
]);

const WOMEN =
  'ada adele adriana agnes aicha aisha alba alejandra alexandra alice alicia alina alison amal amanda amelia amina amira amy ana anastasia andrea angela angelica anita ann anna anne annette annika antonia anya aoife ariana astrid aurora ava barbara bea beatrice beatriz bella berta bianca birgit brenda bridget britta camila camille carina carla carlotta carmen carol caroline caterina catherine cecilia celine chantal charlotte chiara chiara chloe christina christine clara claire claudia colette connie cristina cynthia dana daniela daphne deborah delia denise diana dina dolores donna dora doris dorothy edith eileen elaine elena eleni elif elisa elisabeth elise eliza elizabeth ella ellen elsa emilia emily emma erica erika esther eva eve evelyn fanny farah fatima fatma felicia fiona flora frances francesca franziska frida gabriela gabriele gabriella genevieve georgia gerda gina gisela giulia gloria grace greta hana hanna hannah harriet heather hedda heidi helen helena helene helga hilda hilde ida ilona ilse imani ines inga ingrid irena irene iris irina irma isabel isabella isabelle ivana jacqueline jana jane janet janice jasmine jean jeanne jennifer jenny jessica joan joana joanna johanna josephine joyce juana judith judy julia juliana julie juliette june justine karen karin karina karla kate katharina katherine kathleen kathrin katja kaya keiko khadija kirsten klara kristin kristina lara latifa laura lea leah leila lena leonie leila leticia lidia liliana lily linda linnea lisa livia lola lorena louise lucia lucie lucy luisa lydia lynn madeleine magdalena maja manuela mara marcela margaret margarita maria mariam mariana marianne marie marina marion marisol marta martha martina mary mathilde maya megan mei melanie melissa mercedes mia michelle mila mina mira miriam mona monica monika monique nadia nadine nadja nancy naomi natalia natalie natasha nicole nina nora olga olivia pamela patricia paula pauline petra philippa phoebe pia priya rachel ramona rania raquel rebecca renata renate rita rosa rosalie rose rosemary ruth sabine sabrina sally samira sandra sara sarah selma shirley sigrid silvia simone sofia sonia sonja sophia sophie stella stephanie sue susan susana susanne suzanne svetlana sylvia tamara tania tanja tatiana teresa tessa thea theresa tina ulrike ursula valentina valeria valerie vanessa vera veronica victoria viktoria viola virginia vivian wanda wendy wilma xenia yasmin yolanda yuki yvonne zahra zara zeynep zoe zofia';
const MEN =
  'aaron abdul abdullah adam adnan adrian ahmad ahmed alan albert alberto aldo alejandro alessandro alexander alexandre alfonso alfred ali amir anders andre andreas andrew andrey angelo anil anselm anthony anton antonio arjun armando arne arnold arthur arturo axel ben benjamin bernard bernd bjorn bob boris brian bruce bruno burak carl carlo carlos carsten cesar charles christian christoph christopher claudio colin craig cyril daniel danilo dario david dennis derek diego dieter dietmar dimitri dirk dmitri dominic dominik don donald douglas duncan edgar edmund eduardo edward edwin egon elias emil emilio emmanuel enrique eric erik ernesto ernst erwin esteban eugene fabian fabio farid felipe felix ferdinand fernando filip florian francesco francis francisco francois frank franz fred frederic frederick friedrich fritz gary gaston georg george gerald gerard gerhard gianni giovanni giuseppe gonzalo gordon graham greg gregor gregory guido guillaume guillermo gunther gustav hakim hamid hannes hans harald harold harry hassan hector heinrich heinz helmut hendrik henri henrik henry herbert hermann hiroshi holger horst howard hubert hugo hussein ian ibrahim igor ingo isaac ismail ivan jack jacob jacques jaime jakob jakub james jan jason javier jean-paul jeff jeffrey jens jeremy jerome jerry jim joachim joao joe joel johan johann johannes john johnny jonas jonathan jordi jorg jorge jose joseph joshua juan julian julien julio jurgen justin kai karim karl karsten keith kemal ken kenji kenneth kevin khalid klaus konrad konstantin kurt lars laszlo laurent lawrence leo leon leonard leonardo leroy lorenz lorenzo louis luca lucas luigi luis lukas luke mads magnus mahmoud malik manfred manuel marc marcel marcello marco marcos marcus mario marius mark markus martin mateo mathias matteo matthew matthias maurice mauro max maximilian mehmet michael michal michel miguel mikael mike mikhail milan mohamed mohammed morten moritz moses mustafa nasser nathan neil nelson niall nicholas nico nicola nicolas niels nigel nikolai nils noah norbert norman oleg oliver olivier omar oscar oskar osman otto owen pablo paolo pascal patrick paul pavel pedro per peter philip philipp philippe pierre pietro piotr pavel rafael rainer raj ralf ralph ramon rashid raul raymond remy rene ricardo riccardo richard robert roberto rodrigo roger roland rolf roman ronald ross rudolf rupert russell ryan salvador samuel samir sander santiago scott sean sebastian serge sergei sergio seth simon stefan stefano stephan stephen steve steven stuart sven takeshi tariq ted theo theodor thomas thorsten tibor tim timo timothy tobias tom tomas tomasz tony torsten tristan udo ulrich umberto uwe vaclav victor viktor vincent vincenzo vladimir volker walter warren werner wilhelm willem william wolfgang xavier yannick yusuf yuri yves zoltan';
const EITHER =
  'alex andrea chris kim lee robin sam sascha dominique kit pat jo jules jamie jordan taylor morgan casey dana ash charlie drew kerry leslie ming ji-woo noor nour femi ola toni mika rene quinn rowan sandy shannon terry tracy val kay jun min shay';

/** First names, with the gender that they tell; `?` for either. */
export const FIRST_NAMES: ReadonlyMap<string, 'f' | 'm' | '?'> = new Map([
  ...WOMEN.split(' ').map((name) => [name, 'f'] as const),
  ...MEN.split(' ').map((name) => [name, 'm'] as const),
  ...EITHER.split(' ').map((name) => [name, '?'] as const),
]);

/** Words of names that no person bears. */
export const ORGANISATION = set(
  'ltd limited inc incorporated llc llp plc gmbh ag kg se sa sas sarl srl spa bv nv oy ab as corp corporation co company group holding holdings bank university institute hospital clinic school college council committee ministry department office agency association union foundation trust museum library airline airlines airways hotel restaurant cafe shop store market marketplace warehouse factory plant depot station airport bridge tower street road square city town county river lake systems software technologies solutions services logistics express insurance pharma energy motors foods media press news optics supplies team desk ministry court',
);

/** Nouns for persons that a dictionary may not have as such. */
export const PERSONS = set(
  'customer client buyer seller caller user guest tenant landlord employee employer manager agent adviser advisor operator courier driver carrier applicant candidate patient doctor nurse member subscriber cardholder policyholder claimant insurer vendor supplier contractor owner holder admin administrator engineer technician analyst director president chairman chairwoman chair mayor minister judge lawyer teacher student pupil passenger traveller traveler resident sender recipient reporter requester approver assignee reviewer inspector officer parent mother father wife husband son daughter brother sister colleague partner man woman boy girl child person',
);

export const MONTH_OR_DAY = set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun',
);

/** What makes of a noun another one of its kind. */
export const ANOTHER = set(
  'another other parallel separate different unrelated similar second further neighbouring adjacent',
);

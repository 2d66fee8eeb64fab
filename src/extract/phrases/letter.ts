/** How letters open and close, and what is said out of politeness, folded. */
import { lines } from './list.ts';

/** Words that open a letter; what follows a comma may be a statement. */
export const GREETINGS = lines(`
  hi
  hello
  hey
  dear
  greetings
  good morning
  good afternoon
  good evening
  good day
  hallo
  guten tag
  guten morgen
  guten abend
  liebe
  lieber
  sehr geehrte
  sehr geehrter
  bonjour
  bonsoir
  cher
  chere
  hola
  buenos dias
  buenas tardes
  buenas noches
  estimado
  estimada
`);

export const COURTESIES = lines(`
  good luck
  thank
  thanks
  many thanks
  sorry
  apologies
  our apologies
  my apologies
  i am sorry
  i'm sorry
  we are sorry
  we're sorry
  i'm so sorry
  i'm very sorry
  i am so sorry
  i apologize
  i apologise
  we apologize
  we apologise
  i do apologize
  please accept
  you're welcome
  you are welcome
  no problem
  no worries
  my pleasure
  congratulations
  congrats
  have a
  enjoy your
  take care
  best regards
  kind regards
  warm regards
  best wishes
  sincerely
  yours sincerely
  yours faithfully
  i hope
  we hope
  hope this
  hope that
  i trust
  i understand how
  i understand that this
  i understand your
  i understand this
  i can understand
  i can imagine
  i appreciate
  we appreciate
  great question
  good question
  happy to
  glad to
  always happy
  it's a pleasure
  it was a pleasure
  i wish
  we wish
  looking forward
  welcome to
  welcome back
  i look forward
  hope you
  hope it
  hopefully
  no need to worry
  no rush
  take your time
  rest assured
  we would appreciate it if
  i would appreciate it if
  we'd appreciate it if
  i'd appreciate it if
  we would be grateful if
  i would be grateful if
  we'd be grateful if
  i'd be grateful if
  we would be grateful for
  i would be grateful for
  i am writing regarding
  i am writing about
  i am writing concerning
  i am writing with regard to
  i am writing in regard to
  i am writing in reference to
  i am writing with reference to
  i am writing to follow up
  i am writing to enquire
  i am writing to inquire
  i'm writing regarding
  i'm writing about
  i'm writing to follow up
  i'm reaching out about
  i'm reaching out regarding
  i am reaching out about
  i am reaching out regarding
  we are writing regarding
  we are writing about
  we are writing concerning
  we are writing to follow up
  your patience
  your understanding
  we value
  we apologise
  we understand
  pleased to
  delighted to
  much appreciated
  talk soon
  speak soon
  see you
  bye
  goodbye
  all the best
  hang in there
  you're in good hands
  i know how
  i know this
  i know it
  i hear you
  i get it
  i see why
  i totally
  i completely understand
  i fully understand
  it's understandable
  that's understandable
  that's totally
  that's completely
  it's completely
  we look forward
  danke
  vielen dank
  mit freundlichen grussen
  mit freundlichen grußen
  mit freundlichem gruß
  mit freundlichem gruss
  freundliche gruße
  mit besten grußen
  mit lieben grußen
  mit herzlichen grußen
  viele gruße
  beste gruße
  liebe gruße
  herzliche gruße
  schone gruße
  gruße
  gruß
  mfg
  hochachtungsvoll
  salutations
  meilleures salutations
  sinceres salutations
  cordialmente
  viele grusse
  entschuldigung
  merci
  cordialement
  desole
  gracias
  muchas gracias
  saludos
  lo siento
  hope your
  hope all
  hope everything
  we really appreciate
  i really appreciate
  i truly appreciate
  we truly appreciate
  you're very welcome
  you're most welcome
  you are very welcome
  good to know
  good to hear
  good to see
  nice to
  lovely to
  great to
  thrilled to
  don't worry
  do not worry
  no need to apologise
  no need to apologize
  phew
  wishing you
  with apologies
  sincere apologies
  my sincere apologies
  our sincere apologies
  it's great to see
  it's good to see
  it's lovely to
  have fun
  stay safe
  wir wunschen
  ich wunsche
  bei fragen
  bei ruckfragen
  bei weiteren fragen
  melden sie sich
  wir freuen uns
  gern geschehen
  herzlichen dank
  herzliche grusse
  beste grusse
  liebe grusse
  schone grusse
  schonen tag
  n'hesitez pas
  nous restons a votre
  je reste a votre
  bonne journee
  bonne soiree
  bien a vous
  bien cordialement
  avec plaisir
  nous vous souhaitons
  je vous souhaite
  nous vous remercions
  je vous remercie
  un saludo
  un cordial saludo
  atentamente
  quedamos a su
  quedo a su
  no dude en
  no dudes en
  le deseamos
  te deseamos
  que tenga
  que tengas
  can't wait
  cannot wait
  fair point
  good point
  you're right to
  you are right to
  you were right to
  you made a great
  you made a good
  you made the right
  not a problem
  we're here for you
  we are here for you
  we're always here for
  we are always here for
  that's all for now
  that is all for now
  that's all from
  that is all from
`);

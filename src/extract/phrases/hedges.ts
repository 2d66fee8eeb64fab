/** What the writer says not to know, folded. */
import { lines } from './list.ts';

export const HEDGES = lines(`
  i don't know
  i do not know
  i'm not sure
  i am not sure
  i'm unsure
  i cannot say
  i can't say
  i cannot tell
  i can't tell
  i cannot confirm
  i can't confirm
  i could not find
  i couldn't find
  i'm afraid i don't
  i'm afraid i do not
  i'm afraid i can't
  i'm afraid i cannot
  i'm afraid i could not
  i'm not certain
  i don't have
  i do not have
  i have no information
  we don't know
  we do not know
  we're not sure
  we cannot say
  it's hard to say
  it is hard to say
  it's difficult to say
  it is difficult to say
  it is unclear
  it's unclear
  it depends
  it varies
  that depends
  as an ai
  as a language model
  as a large language model
  who knows
  perhaps
  maybe
  hard to say
  not sure
  no idea
  ich weiss nicht
  ich bin nicht sicher
  je ne sais
  no se
  no estoy segur
  hard to tell
  difficult to tell
  difficult to say
  tough to say
  it's not clear
  it is not clear
  it's anyone's guess
  there is no way for me
  there's no way for me
  nothing i can say
  we're not certain
  we cannot tell
  we can't tell
  it remains unclear
`);

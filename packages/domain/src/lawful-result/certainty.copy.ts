import { type Copy, copy } from '../language/index.ts'
import type { Certainty } from './assumed.ts'

/** How sure a figure is. */
export const certaintyWords: Readonly<Record<Certainty, Copy>> = {
  contradictory: copy(
    'A rough figure: some of your answers contradict each other.',
    'Een ruwe schatting: sommige van uw antwoorden spreken elkaar tegen.',
  ),
  rough: copy(
    'A rough figure: something that makes a big difference is not known yet.',
    'Een ruwe schatting: iets wat veel uitmaakt, is nog niet bekend.',
  ),
  differing: copy(
    'A rough figure: your documents differ from your return. Your return counts.',
    'Een ruwe schatting: in uw documenten staat iets anders dan in uw aangifte. Uw aangifte telt.',
  ),
  provisional: copy(
    'A provisional figure: something that it rests on is not final yet.',
    'Een voorlopig bedrag: iets waarop het rust, staat nog niet vast.',
  ),
  likely: copy(
    'This figure is right if your answers and what we assume are right.',
    'Dit bedrag klopt als uw antwoorden en onze aannames kloppen.',
  ),
}

const likelyIfTicked = copy(
  'This figure is right if nothing applies to you that is asked below the amounts of Income and that you have not ticked, such as a child younger than 12, a business of your own or living abroad, and if your answers and what else we assume are right.',
  'Dit bedrag klopt als u bij Inkomen, onder de bedragen, alles hebt aangevinkt wat voor u geldt, zoals een kind jonger dan 12, een eigen onderneming of wonen in het buitenland, en als uw antwoorden en onze andere aannames kloppen.',
)

/**
 * What is said of how sure a figure is. Until Income is saved its ticks may not have been seen, though they stand before its button: then
 * what they would say is named.
 */
export const certaintySaid = (certainty: Certainty, isIncomeSaved: boolean): Copy =>
  certainty === 'likely' && !isIncomeSaved ? likelyIfTicked : certaintyWords[certainty]

import { type Copy, copy } from '../language/index.ts'
import { eachOf, outcomeWords } from './headline.copy.ts'
import type { NoLawfulFigure } from './lawful-result.ts'
import type { WithoutReasons } from './without.ts'

const changeWords: Readonly<Record<Exclude<WithoutReasons['change'], 'between'>, Copy>> = {
  worse: copy(
    'With it there is mostly more to pay, or less to get back.',
    'Daarmee is het meestal meer betalen, of minder terug.',
  ),
  better: copy(
    'With it there is mostly less to pay, or more to get back.',
    'Daarmee is het meestal minder betalen, of meer terug.',
  ),
  either: copy('With it that changes.', 'Daarmee wordt dat anders.'),
  loans: copy(
    'With what is of loans that you repay it mostly lies between the two.',
    'Met wat hoort bij leningen die u aflost, ligt het meestal daartussen.',
  ),
}

/** What the rest comes to: of two partners together and each, but where somebody died: nothing is paid to the dead. */
export function withoutWords({ rest, change, above }: WithoutReasons, reasons: NoLawfulFigure['reasons']): Copy {
  const [of, ofAbove] = [outcomeWords(rest), outcomeWords(above ?? rest)]
  if (change === 'between')
    return copy(
      `Below that age all year, what is filled in comes to: ${of.en}. Above it all year: ${ofAbove.en}. It mostly lies between the two.`,
      `Het hele jaar onder die leeftijd komt wat is ingevuld op: ${of.nl}. Het hele jaar daarboven: ${ofAbove.nl}. Meestal ligt het daartussen.`,
    )
  const each = reasons.some(({ code }) => code === 'death-in-year') ? null : eachOf(rest)
  const moved = changeWords[change]
  const said = (language: 'en' | 'nl', words: string) =>
    [`${words}: ${of[language]}.`, each?.[language], moved[language]].filter(Boolean).join(' ')
  return above
    ? copy(
        said(
          'en',
          `With all interest and costs of your home loans, what is filled in comes to: ${ofAbove.en}. Without them`,
        ),
        said(
          'nl',
          `Met alle rente en kosten van uw woningleningen komt wat is ingevuld op: ${ofAbove.nl}. Zonder die rente en kosten`,
        ),
      )
    : copy(
        said('en', 'Without this, the rest that is filled in comes to'),
        said('nl', 'Zonder dit komt de rest die is ingevuld op'),
      )
}

import { type Copy, copy } from '../language/index.ts'
import { eachOf, outcomeWords } from './headline.copy.ts'
import type { NoLawfulFigure } from './lawful-result.ts'
import type { WithoutReasons } from './without.ts'

const changeWords: Readonly<Record<Exclude<WithoutReasons['change'], 'between'>, Copy>> = {
  worse: copy(
    'If you count this, you usually pay more or get less back.',
    'Telt u dit mee, dan betaalt u meestal meer of krijgt u minder terug.',
  ),
  better: copy(
    'If you count this, you usually pay less or get more back.',
    'Telt u dit mee, dan betaalt u meestal minder of krijgt u meer terug.',
  ),
  either: copy('If you count this, the figure changes.', 'Telt u dit mee, dan wordt het een ander bedrag.'),
  loans: copy(
    'With only the interest and costs of loans that you repay, it usually lies between the two.',
    'Telt u alleen de rente en kosten mee van leningen die u aflost, dan ligt het bedrag meestal daartussen.',
  ),
}

/** What the rest comes to: of two partners together and each, but where somebody died: nothing is paid to the dead. */
export function withoutWords({ rest, change, above }: WithoutReasons, reasons: NoLawfulFigure['reasons']): Copy {
  const [of, ofAbove] = [outcomeWords(rest), outcomeWords(above ?? rest)]
  if (change === 'between')
    return copy(
      `Below that age all year, what is filled in comes to: ${of.en}. Above it all year: ${ofAbove.en}. It usually lies between the two.`,
      `Was u het hele jaar onder die leeftijd, dan geldt voor wat is ingevuld: ${of.nl}. Was u het hele jaar daarboven: ${ofAbove.nl}. Meestal ligt het daartussen.`,
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
          `Met alle rente en kosten van uw hypotheken geldt voor wat is ingevuld: ${ofAbove.nl}. Zonder die rente en kosten`,
        ),
      )
    : copy(
        said('en', 'Without this, the rest that is filled in comes to'),
        said('nl', 'Zonder dit geldt voor de rest die u hebt ingevuld'),
      )
}

import { type Copy, copy } from '../language/index.ts'
import { eurosOf, formatWholeEuros } from '../money/index.ts'
import type { Reason } from './lawful-result.ts'
import { reasonWords } from './reason.copy.ts'
import { saidAmount } from './said-amount.ts'
import type { WithoutReasons } from './without.ts'

/** What to do next where there is no figure: which form, until when, where, and what of this return is of use. */
const nextOf: Readonly<Partial<Record<Reason['code'], Copy>>> = {
  'part-year-resident': copy(
    'Who moved here or away files an M form (M-aangifte), who lived abroad all year a C form: with the Belastingdienst, mostly before July 1 of the year after; your invitation has the day. Have the days at hand on which the municipality registered or deregistered you. Your annual statements, and what you fill in here of wages, pensions, mortgage interest and gifts, you need there too.',
    'Wie hierheen kwam of vertrok, doet een M-aangifte; wie het hele jaar in het buitenland woonde, een C-aangifte: bij de Belastingdienst, meestal vóór 1 juli van het jaar erna; de dag staat in uw uitnodiging. Houd de dagen bij de hand waarop de gemeente u in- of uitschreef. Uw jaaropgaven, en wat u hier invult over loon, pensioen, hypotheekrente en giften, hebt u daar ook nodig.',
  ),
  'foreign-income-with-relief': copy(
    'It goes in the same return, in Mijn Belastingdienst before May 1: fill in the income in euros with the tax paid abroad, and ask there for relief against double tax (voorkoming van dubbele belasting). All that you fill in here you need there too.',
    'Het hoort in dezelfde aangifte, in Mijn Belastingdienst vóór 1 mei: vul het inkomen in euro’s in met de belasting die u in het buitenland betaalde, en vraag daar om voorkoming van dubbele belasting. Alles wat u hier invult, hebt u daar ook nodig.',
  ),
  'business-profit': copy(
    'Profit is reported in the return for entrepreneurs (aangifte inkomstenbelasting voor ondernemers), in Mijn Belastingdienst before May 1, with a balance sheet and the profit and loss of the year. All else that you fill in here you need there too. Some jobs without a business are counted here: see “Freelance and other work” with your income.',
    'Winst geeft u op in de aangifte inkomstenbelasting voor ondernemers, in Mijn Belastingdienst vóór 1 mei, met een balans en de winst- en verliesrekening van het jaar. Al het andere dat u hier invult, hebt u daar ook nodig. Losse klussen zonder onderneming tellen hier wel mee: zie ‘Freelance- en ander werk’ bij uw inkomen.',
  ),
  'alimony-paid': copy(
    'You deduct it in the same return, in Mijn Belastingdienst before May 1, with the name and BSN of who received it.',
    'U trekt die af in dezelfde aangifte, in Mijn Belastingdienst vóór 1 mei, met de naam en het BSN van wie de alimentatie kreeg.',
  ),
  'annuity-premiums': copy(
    'You deduct them in the same return, in Mijn Belastingdienst before May 1, up to your annual allowance (jaarruimte): the Belastingdienst has a tool to work that out. Have the statement of the insurer or bank at hand.',
    'U trekt die af in dezelfde aangifte, in Mijn Belastingdienst vóór 1 mei, tot uw jaarruimte: de Belastingdienst heeft een rekenhulp daarvoor. Houd het overzicht van de verzekeraar of bank bij de hand.',
  ),
}

/** Why no figure is given, and what to do next. */
export function reasonAndNext(reason: Reason): Copy {
  const [why, next] = [reasonWords(reason), nextOf[reason.code]]
  return next ? copy(`${why.en} ${next.en}`, `${why.nl} ${next.nl}`) : why
}

const outcomeWords: Readonly<Record<WithoutReasons['outcome'], Copy>> = {
  refund: copy('you get back about {amount}', 'u krijgt ongeveer {amount} terug'),
  pay: copy('you have to pay about {amount}', 'u moet ongeveer {amount} betalen'),
  nothing: copy('nothing to pay or to get back', 'niets te betalen of terug te krijgen'),
}

const changeWords: Readonly<Record<WithoutReasons['change'], Copy>> = {
  worse: copy(
    'With it there is mostly more to pay, or less to get back.',
    'Daarmee is het meestal meer betalen, of minder terug.',
  ),
  better: copy(
    'With it there is mostly less to pay, or more to get back.',
    'Daarmee is het meestal minder betalen, of meer terug.',
  ),
  either: copy('With it that changes.', 'Daarmee wordt dat anders.'),
}

/** What the rest comes to. */
export function withoutWords({ outcome, amount, change }: WithoutReasons): Copy {
  const said = formatWholeEuros(eurosOf(saidAmount(amount)))
  const [rest, moved] = [outcomeWords[outcome], changeWords[change]]
  return copy(
    `Without this, the rest that is filled in comes to: ${rest.en.replace('{amount}', said)}. ${moved.en}`,
    `Zonder dit komt de rest die is ingevuld op: ${rest.nl.replace('{amount}', said)}. ${moved.nl}`,
  )
}

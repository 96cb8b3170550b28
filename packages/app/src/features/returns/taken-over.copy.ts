import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { QuestionName } from '@aangiftewijs/domain/tax-return'

/** A return that begins with what lasts of another. */
export const takenOverWords = {
  offer: copy(
    'Start your {next} return from that of {year}?',
    'Uw gegevens van {year} overnemen in uw aangifte {next}?',
  ),
  offerText: copy(
    'Who you are, your partner, home and child are filled in for you to check, step by step. Amounts stay empty; what you filled in for {year} stands above them. Or fill in everything yourself below.',
    'Wie u bent, uw partner, woning en kind staan dan alvast ingevuld; u kijkt ze per stap na. Bedragen blijven leeg; wat u over {year} invulde, staat erboven. Of vul hieronder alles zelf in.',
  ),
  start: copy('Start {next} from my {year} return', 'Gegevens van {year} overnemen in {next}'),
  title: copy('From your {year} return: check what changed', 'Uit uw aangifte {year}: kijk na wat er veranderd is'),
  text: copy(
    'Filled in below, and counted only after you continue:',
    'Dit hebben we hieronder alvast ingevuld. Het telt pas als u op ‘Verder’ drukt:',
  ),
  nothing: copy(
    'Nothing is filled in from it: the answers of this step belong to one year.',
    'Er is niets uit ingevuld: de antwoorden van deze stap horen bij één jaar.',
  ),
  amounts: copy('What you filled in for {year}', 'Wat u over {year} invulde'),
  decline: copy('Start empty instead', 'Liever leeg beginnen'),
} as const

const stillSo = copy('Is that still so?', 'Is dat nog zo?')
const ruling = copy('Did it still run? It ends by itself.', 'Liep die nog? Die eindigt vanzelf.')
const sameLoan = copy('Do you still have that loan?', 'Hebt u die lening nog?')
const entitled = copy('Were you still entitled to it?', 'Had u er nog recht op?')
const partnerEntitled = copy('Was your partner still entitled to it?', 'Had uw partner er nog recht op?')

/** What may have changed since, by the question. `next`: the year of the return that begins so. */
export const checkWords: Readonly<Partial<Record<QuestionName, Copy>>> = {
  foreignIncome: copy('Did you have it in the new year, too?', 'Had u dat ook in het nieuwe jaar?'),
  ownHome: copy('Did you move, buy or sell?', 'Bent u verhuisd, of hebt u gekocht of verkocht?'),
  isJointFiling: copy(
    'Were you fiscal partners in {next}? Then leave it ticked, also if your partner died after {next}. If not, take the tick away.',
    'Was u in {next} fiscale partners? Laat het vinkje dan staan, ook als uw partner na {next} is overleden. Haal het anders weg.',
  ),
  fullName: copy(
    'The same partner in {next}? Then this stays, also if your partner died after {next}. If you were no longer partners in {next}, untick filing together at Setup.',
    'Had u in {next} dezelfde partner? Dan blijft dit staan, ook als uw partner na {next} is overleden. Was u in {next} geen partners meer? Haal dan bij Gegevens het vinkje bij samen aangifte doen weg.',
  ),
  businessProfit: copy('Did you still have it?', 'Had u die nog?'),
  abroadEarnsLess: stillSo,
  filesApart: stillSo,
  partnerAbroad: stillSo,
  insuredAbroad: stillSo,
  nonRepayingLoan: sameLoan,
  surplusBorrowed: sameLoan,
  thirtyPercentRuling: ruling,
  partnerThirtyPercentRuling: ruling,
  childUnder12: copy('Still younger than 12 on January 1?', 'Op 1 januari nog jonger dan 12?'),
  youngDisabled: entitled,
  partnerYoungDisabled: partnerEntitled,
  singleElderly: entitled,
  partnerSingleElderly: partnerEntitled,
  periodicGiftsToCulture: stillSo,
  alimonyPaid: copy('Did you still pay it?', 'Betaalde u die nog?'),
}

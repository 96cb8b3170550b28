import { type Copy, copy } from '../language/index.ts'
import { type Role, type UnsupportedReason, unsupportedCopy } from '../tax-law/index.ts'
import type { Reason } from './lawful-result.ts'
import type { UnreadableCode } from './unreadable.ts'

/** What is wrong with an answer, of the person and of the partner. */
const unreadableWords: Readonly<Record<UnreadableCode, Readonly<Record<Role, Copy>>>> = {
  'amount-too-large': ofBoth(
    copy(
      'An amount is larger than €\u00a0100.000.000, more than the rules are worked out for.',
      'Een bedrag is hoger dan €\u00a0100.000.000, meer dan waarvoor de regels zijn uitgewerkt.',
    ),
  ),
  'allowance-above-share': {
    taxpayer: copy(
      'The untaxed allowance of the 30% ruling is more than 30% of your salary. An annual statement has it taken off already: then leave it empty.',
      'De onbelaste vergoeding van de 30%-regeling is meer dan 30% van uw loon. Op een jaaropgaaf is die er al af: laat het veld dan leeg.',
    ),
    partner: copy(
      'The untaxed allowance of the 30% ruling is more than 30% of your partner’s salary. An annual statement has it taken off already: then leave it empty.',
      'De onbelaste vergoeding van de 30%-regeling is meer dan 30% van het loon van uw partner. Op een jaaropgaaf is die er al af: laat het veld dan leeg.',
    ),
  },
  'green-savings-above-all': ofBoth(
    copy(
      'Green savings are more than all green savings and investments together.',
      'Het groene spaargeld is meer dan al het groene sparen en beleggen samen.',
    ),
  ),
  'born-after-year': {
    taxpayer: copy(
      'Your date of birth is after the tax year has ended.',
      'Uw geboortedatum ligt na het einde van het belastingjaar.',
    ),
    partner: copy(
      'Your partner’s date of birth is after the tax year has ended.',
      'De geboortedatum van uw partner ligt na het einde van het belastingjaar.',
    ),
  },
  'days-not-in-order': ofBoth(
    copy(
      'The days on which you moved into and out of your own home do not fit each other.',
      'De datums waarop u in uw woning ging wonen en eruit vertrok, kloppen niet met elkaar.',
    ),
  ),
  unreadable: ofBoth(
    copy('We cannot calculate with one of your answers.', 'Met een van uw antwoorden kunnen we niet rekenen.'),
  ),
}

function ofBoth(words: Copy): Readonly<Record<Role, Copy>> {
  return { taxpayer: words, partner: words }
}

/** What is of one person, said to who files: it is theirs, or their partner’s. */
const ofPerson: Readonly<Partial<Record<UnsupportedReason['code'], Readonly<Record<Role, Copy>>>>> = {
  'reaches-pension-age': {
    taxpayer: copy(
      'You reach state pension age in this year: your rates are then blended.',
      'U bereikt in dit jaar de AOW-leeftijd: uw tarieven zijn dan gemengd.',
    ),
    partner: copy(
      'Your partner reaches state pension age in this year: their rates are then blended.',
      'Uw partner bereikt in dit jaar de AOW-leeftijd: de tarieven van uw partner zijn dan gemengd.',
    ),
  },
  'combination-credit-at-pension-age': {
    taxpayer: copy(
      'You have the combination credit above state pension age, and for this year none was published.',
      'U hebt combinatiekorting boven de AOW-leeftijd, en voor dit jaar is daarvan geen bedrag gepubliceerd.',
    ),
    partner: copy(
      'Your partner has the combination credit above state pension age, and for this year none was published.',
      'Uw partner heeft combinatiekorting boven de AOW-leeftijd, en voor dit jaar is daarvan geen bedrag gepubliceerd.',
    ),
  },
}

const guideOf: Readonly<Partial<Record<Reason['code'], `/tax-guide#${string}`>>> = {
  'part-year-resident': '/tax-guide#migration-dates',
  'not-insured-for-national-insurance': '/tax-guide#expats',
  'foreign-income-with-relief': '/tax-guide#expats',
  'business-profit': '/tax-guide#self-employed',
}

/** The section of the guide about a reason; null where there is none. */
export const reasonGuide = ({ code }: Reason) => guideOf[code] ?? null

/** Why no figure is given; of one person only, whose it is. */
export function reasonWords(reason: Reason): Copy {
  if ('field' in reason)
    return unreadableWords[reason.code][reason.field.startsWith('partner.') ? 'partner' : 'taxpayer']
  const { code, person } = reason
  const { en, nl } = unsupportedCopy[code]
  return (person && ofPerson[code]?.[person]) ?? copy(en, nl)
}

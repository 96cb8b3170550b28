import { dayInWords } from '../../day/index.ts'
import { copy } from '../../language/index.ts'
import { deadlineOf, interestFrom } from '../../tax-return/deadline.ts'
import type { Topic } from './topic.ts'

/** Who signs, when the return is late, or somebody wants more time or to pay later. */
export const filingTopics = {
  payment: {
    keywords: [
      'betalingsregeling|termijnen|instalment-|installment-|betalingsuitstel',
      'uitstel betaling|betalen',
      'pay later|parts|monthly',
      'payment plan',
    ],
    guide: '/tax-guide#letters',
    figures: () => ({}),
    answer: copy(
      'Paying is arranged with the tax authority when its assessment comes: the last day stands on it, and there you may ask to pay later or in parts. On this site nothing is paid.',
      'Betalen regelt u met de Belastingdienst als de aanslag komt: daarop staat de uiterste dag, en daar kunt u vragen om later of in termijnen te betalen. Op deze site betaalt u niets.',
    ),
  },
  signing: {
    keywords: [
      'ondertekenen|ondertekent|onderteken|handtekening|signature|signs|signing !keys|deed|contract|sleutel-|akte|koop-',
      'partner|vrouw|man|wife|husband|both|together sign|teken|tekent|tekenen !in|up|out',
      'sign !in|up|out return|filing',
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'You sign a real return with your own DigiD. In a joint return your partner signs too, with their own DigiD. For someone who has died the heirs sign, with an authorisation from the tax authority. Here one tick is enough: it is practice.',
      'Een echte aangifte ondertekent u met uw DigiD. Doet u samen aangifte, dan ondertekent uw partner ook, met een eigen DigiD. Voor wie is overleden, ondertekenen de erfgenamen, met een machtiging van de Belastingdienst. Hier is één vinkje genoeg: het is oefenen.',
    ),
  },
  taxInterest: {
    keywords: [
      'belastingrente-|taxinterest',
      `rente|interest telaat|late|bijbetal-|nabetal-|payextra|aanslag|assessment|belastingschuld !hypothe-|mortgage|spaar-|saving-|savings|lening|loan|aftrek-|deduct-`,
    ],
    guide: '/tax-guide#letters',
    figures: (year, today) => ({
      deadline: dayInWords(deadlineOf(year, today).date),
      from: dayInWords(interestFrom(year)),
    }),
    answer: copy(
      'On what you have to pay over {year} the tax authority counts interest (_belastingrente_) from {from} on, at a percentage that changes. If you file before {deadline} you pay none, provided the assessment follows that return; an extension does not stop it. It is not in our figure, and it is apart from a fine.',
      'Over wat u over {year} moet betalen, rekent de Belastingdienst belastingrente vanaf {from}, met een percentage dat verandert. Wie vóór {deadline} aangifte doet, betaalt die niet als de aanslag de aangifte volgt; uitstel houdt die rente niet tegen. De rente zit niet in ons bedrag en staat los van een boete.',
    ),
  },
  late: {
    keywords: [
      'telaat !betaald|betaling|loon|salaris',
      'late file|filing|filed|return|submit|submitted|deadline',
      'aanmaning-|boete|boetes|penalty|penalties|overdue|verzuimboete !bank|hypothe-|mortgage|loan|aflos-',
      'deadline|aangifte gemist|missed|vergeten|forgot',
    ],
    guide: '/tax-guide#letters',
    figures: () => ({}),
    answer: copy(
      'A return that is late is best filed at once. The tax authority first sends a reminder (_aanmaning_) with another day; a fine follows if the return is not there then. If you have to pay, interest (_belastingrente_) is added.',
      'Bent u te laat, doe dan zo snel mogelijk aangifte. De Belastingdienst stuurt eerst een aanmaning met een nieuwe datum; is de aangifte er dan nog niet, dan volgt een boete. Moet u betalen, dan komt er belastingrente bij.',
    ),
  },
  extension: {
    keywords: [
      'uitstel-|extension|moretime|meertijd',
      'extra|more|meer time|tijd',
      'later aangifte|file|inleveren|indienen',
    ],
    guide: '/faq#extension',
    figures: (year, today) => ({ deadline: deadlineOf(year, today).said }),
    answer: copy(
      'You ask the tax authority for an extension (_uitstel_) before the deadline, in Mijn Belastingdienst or by phone. Over {year}: {deadline} If you have to pay, interest may be added.',
      'Uitstel vraagt u vóór de uiterste datum aan bij de Belastingdienst, in Mijn Belastingdienst of telefonisch. Over {year}: {deadline} Moet u betalen, dan kan daar rente bij komen.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>

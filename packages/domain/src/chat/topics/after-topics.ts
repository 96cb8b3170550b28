import { dayInWords } from '../../day/index.ts'
import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { returnTerms } from '../../tax-return/return-terms.ts'
import { type Topic, whole } from './topic.ts'
import { backWords, familyAndFriends, parents } from './words.ts'

/** Until when money can be asked back is no matter of when it comes. */
const notToAsk = '!totwanneer|tothoever|howfar|howlate|terugvragen|terugvraag|claim|claiming|reclaim'

/** What comes after a return, who must file one, and other taxes: looked for last. */
export const afterTopics = {
  refund: {
    keywords: [
      `refund|refunds|teruggave|teruggaaf|belastingteruggave ${notToAsk}`,
      'wanneer|hoelang|when uitbetaald|uitbetaling|teruggestort|paidout',
      `wanneer|when geld|money|terug ${notToAsk}`,
    ],
    guide: '/faq#refund',
    figures: () => ({ months: String(returnTerms.answerMonths) }),
    answer: copy(
      'After a real return the tax authority usually answers within {months} months, sooner if you file early; the money follows the assessment. The review step says whether you get any back. From this site you receive nothing: here you practise.',
      'Na een echte aangifte hoort u meestal binnen {months} maanden van de Belastingdienst, en eerder als u vroeg aangifte doet; het geld volgt op de aanslag. Of u iets terugkrijgt, staat in de stap Overzicht. Van deze site ontvangt u niets: hier oefent u.',
    ),
  },
  correction: {
    keywords: [
      'fout|fouten|mistake|mistakes|verbeteren|herzien|bezwaar|bezwaarschrift|objection',
      'wijzigen|aanpassen|corrigeren|veranderen|correct|change|amend|fix aangifte|return',
      'vergeten|forgot opgeven|invullen|report|declare|include',
      'object aanslag|assessment',
    ],
    guide: '/faq#correct-a-return',
    figures: () => ({ weeks: String(returnTerms.objectionWeeks), years: String(returnTerms.correctionYears) }),
    answer: copy(
      'Here you change every answer until you submit. A real return you file again: the last one counts. After the final assessment you may object within {weeks} weeks, or ask for a reduction up to {years} years after the tax year.',
      'Hier wijzigt u elk antwoord tot u inzendt. Een echte aangifte doet u opnieuw: de laatste telt. Na de definitieve aanslag kunt u binnen {weeks} weken bezwaar maken, of tot {years} jaar na het belastingjaar om vermindering vragen.',
    ),
  },
  keepRecords: {
    keywords: ['lang|long|jaar|years bewaren|bewaar|keep|store'],
    guide: '/tax-guide#keep-records',
    figures: () => ({ years: String(returnTerms.recordYears) }),
    answer: copy(
      'Keep the papers of a return for {years} years after you file, and those of your home and mortgage for as long as you own it.',
      'Bewaar de papieren bij een aangifte {years} jaar nadat u die deed, en die van uw woning en hypotheek zolang u eigenaar bent.',
    ),
  },
  whoMustFile: {
    keywords: [
      'moet|moeten|must|haveto|need|needto|verplicht|required|obliged|hoef aangifte|return|returns|file doen|file|indienen|submit|verplicht',
      'student|students|bijbaan|sidejob|vakantiewerk|studentenbaan geld|money|back|terug|aangifte|refund|file',
      `jaar|jaren|year|years ${backWords}|claim aangifte|file|return|geld|money|refund|belasting|tax`,
      `loonheffing|loonbelasting|wagetax|payrolltax|belasting|tax ${backWords}|teveel|overpaid|toomuch`,
      `totwanneer|hoelang|howfar|howlong|howlate ${backWords}|claim|aangifte|file|return`,
      `#year nog|still ${backWords}|geld|money|aangifte|file|return`,
    ],
    guide: '/tax-guide#who-must-file',
    figures: (year) => {
      const { charged, refunded } = rulesOfYear(year).settlement
      const { correctionYears } = returnTerms
      const last = dayInWords(`${year + correctionYears}-12-31`)
      return { charged: whole(charged), refunded: whole(refunded), years: String(correctionYears), last }
    },
    answer: copy(
      'You must file when a letter of the tax authority asks it, or when you have to pay: over {year} more than {charged}. You may file to get money back, up to {years} years after the tax year: of {year} through {last}. A refund of up to {refunded} is not paid out. Too much wage tax (_loonheffing_) withheld, as from a job beside your studies, you get back so: copy it from the annual statements.',
      'Aangifte doen moet als een brief van de Belastingdienst erom vraagt, of als u moet betalen: over {year} meer dan {charged}. Het mag om geld terug te krijgen, tot {years} jaar na het belastingjaar: over {year} tot en met {last}. Een teruggaaf tot en met {refunded} wordt niet uitbetaald. Te veel ingehouden loonheffing, zoals van een bijbaan, krijgt u zo terug: neem die over van de jaaropgaven.',
    ),
  },
  otherTaxes: {
    keywords: [
      'erfbelasting|erfenis-|erfdeel|legaat|geerfd|erf|erven|nalatenschap|inherit-|schenkbelasting|schenking-|schenken|geschonken|wegenbelasting|motorrijtuigenbelasting|btw|vat|bpm|ozb|hondenbelasting|afvalstoffenheffing|waterschapsbelasting|roadtax|gifttax',
      `gift|gifts ${parents}|${familyAndFriends}`,
      `gift|geld|money gekregen|kreeg|received|got ${parents}`,
    ],
    guide: '/tax-guide#overview',
    figures: () => ({}),
    answer: copy(
      'That is not in the income tax return: inheritance tax, gift tax, VAT, road tax and what municipalities levy have returns and letters of their own, about which we know nothing. What you inherited or were given is no income; what is left of it on January 1 counts in box 3.',
      'Dat staat niet in de aangifte inkomstenbelasting: erfbelasting, schenkbelasting, btw, wegenbelasting en heffingen van de gemeente hebben eigen aangiften en brieven, waarover wij niets weten. Wat u erfde of kreeg is geen inkomen; wat er op 1 januari van over is telt in box 3.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>

import { copy } from '@aangiftewijs/domain/language'

/** Words of how a document stands to its return, and of what the person can say of it. */
export const words = {
  title: copy('Check this document', 'Controleer dit document'),
  countsTitle: copy('Counted', 'Telt mee'),
  type: copy(
    'This looks like: {detected}. You uploaded it as: {chosen}.',
    'Dit lijkt op: {detected}. U hebt het geüpload als: {chosen}.',
  ),
  paper: copy(
    'This does not look like the statement of a whole year, but like a payslip or an offer, for example. Upload the annual statement if you have it.',
    'Dit lijkt geen overzicht van een heel jaar, maar bijvoorbeeld een loonstrook of een offerte. Upload de jaaropgaaf of het jaaroverzicht als u dat hebt.',
  ),
  year: copy(
    'This document is about {found}, but your return is about {year}.',
    'Dit document gaat over {found}, maar uw aangifte gaat over {year}.',
  ),
  yearInstead: copy(
    'This document is about {found}. Your return is about {year}, and {document} is of that year: that one counts.',
    'Dit document gaat over {found}. Uw aangifte gaat over {year}, en {document} is van dat jaar: dat telt mee.',
  ),
  person: copy(
    'The BSN on this document is not the one of this return.',
    'Het BSN op dit document is niet dat van deze aangifte.',
  ),
  name: copy(
    'This document is in the name of {name}. That is not a name of yours or of your partner that we know.',
    'Dit document staat op naam van {name}. Die naam kennen we niet als die van u of van uw partner.',
  ),
  copyOf: copy(
    'This is the same file as {document}. It counts once.',
    'Dit is hetzelfde bestand als {document}. Het telt één keer mee.',
  ),
  sameAs: copy(
    'This looks like {document} once more, as a photo or another download for example: the amounts are the same. Is it another one? Then let it count as well.',
    'Dit lijkt hetzelfde document als {document}, bijvoorbeeld als foto of opnieuw gedownload: de bedragen zijn gelijk. Is het een ander stuk? Laat het dan ook meetellen.',
  ),
  sameAsWaiting: copy(
    'This looks like {document} once more, which does not fit your return: the amounts are the same. Is it another one? Then let it count.',
    'Dit lijkt hetzelfde document als {document}, en dat hoort niet bij uw aangifte: de bedragen zijn gelijk. Is het een ander stuk? Laat het dan meetellen.',
  ),
  payslipOf: copy(
    'This looks like a payslip. {document} is the annual statement with the same amounts, so this one is not needed. Is it of something else? Then let it count as well.',
    'Dit lijkt een loonstrook. {document} is de jaaropgaaf met dezelfde bedragen, dus deze is niet nodig. Is het iets anders? Laat het dan ook meetellen.',
  ),
  notNeeded: copy('Not needed', 'Niet nodig'),
  'same-account': copy(
    'This and {document} may show the same account, as one of them is in the name of two people. So neither is added up until you say what it is.',
    'Dit document en {document} kunnen dezelfde rekening tonen: een van de twee staat op naam van twee mensen. Ze tellen pas mee als u aangeeft hoe het zit.',
  ),
  replaced: copy(
    'You also uploaded {document}, and a later letter usually replaces an earlier one. So neither counts until you leave out the one that was replaced.',
    'U hebt ook {document} geüpload, en een latere brief vervangt meestal een eerdere. Daarom tellen ze pas mee als u de brief weglaat die vervangen is.',
  ),
  otherAccount: copy('Another account: add it up', 'Een andere rekening: tel op'),
  sameAccount: copy('The same account: leave this one out', 'Dezelfde rekening: laat deze weg'),
  wasReplaced: copy('A later letter replaces this one: leave it out', 'Een latere brief vervangt deze: laat deze weg'),
  notCounted: copy('Its figures are not added up.', 'De bedragen worden niet opgeteld.'),
  countedAnyway: copy(
    'You said that it counts: its figures are added up.',
    'U hebt aangegeven dat dit meetelt: de bedragen worden opgeteld.',
  ),
  partnersBySay: copy(
    'You said that it is your partner’s: its figures count for your partner.',
    'U hebt aangegeven dat dit van uw partner is: de bedragen tellen mee voor uw partner.',
  ),
  leftOutTitle: copy('Left out', 'Telt niet mee'),
  leftOut: copy(
    'You said that this is to be left out. Its figures do not count.',
    'U hebt aangegeven dat dit document niet meetelt. De bedragen zijn weggelaten.',
  ),
  ofNoPartner: copy(
    'You said that it is your partner’s. This return is of you alone: its figures are left out.',
    'U hebt aangegeven dat dit van uw partner is. Deze aangifte is van u alleen: de bedragen tellen niet mee.',
  ),
  badgeNotCounted: copy('Not counted', 'Telt niet mee'),
  badgePartner: copy('Your partner’s', 'Van uw partner'),
  count: copy('Count it', 'Laat het meetellen'),
  countToo: copy('Count it as well', 'Laat het ook meetellen'),
  countForPartner: copy('It is my partner’s', 'Het is van mijn partner'),
  takeBack: copy('Undo', 'Ongedaan maken'),
  countAgain: copy('Count it again', 'Weer laten meetellen'),
  moveTo: copy('Move to: {type}', 'Verplaats naar: {type}'),
  otherType: copy('Not the right kind of document?', 'Niet het juiste soort document?'),
  chooseType: copy('What it is', 'Soort document'),
  move: copy('Move it', 'Verplaatsen'),
  moveHint: copy(
    'It is read again as what you choose. Figures you corrected are lost.',
    'We lezen het opnieuw als het soort document dat u kiest. Bedragen die u hebt verbeterd, vervallen.',
  ),
  leaveOut: copy('This is not such a statement', 'Dit is een ander soort document'),
  readAgain: copy('Read again', 'Lees opnieuw'),
  beingRead: copy('The document is read again', 'Het document wordt opnieuw gelezen'),
  saving: copy('Saving...', 'Bezig met opslaan...'),
  counted: copy('The document counts', 'Het document telt mee'),
  countedForPartner: copy('The document counts for your partner', 'Het document telt mee voor uw partner'),
  left: copy('The document is left out', 'Het document telt niet mee'),
  takenBack: copy('Undone', 'Ongedaan gemaakt'),
  moved: copy('The document was moved', 'Het document is verplaatst'),
  elsewhereTitle: copy('Documents of your other returns', 'Documenten bij uw andere aangiften'),
  elsewhere: copy('Return {year}', 'Aangifte {year}'),
  toElsewhere: copy('Documents of the {year} return', 'Documenten bij de aangifte {year}'),
} as const

import { type Copy, copy, type Language, wordsOf } from '@aangiftewijs/domain/language'

/** What a chart asks of the outside, in product words; by the name of the invoked actor. */
export const requestWords: Readonly<Record<string, Copy>> = {
  saveStep: copy('saving the answers', 'de antwoorden opslaan'),
  uploadDocument: copy('uploading the file', 'het bestand uploaden'),
  readDocument: copy('looking whether the document has been read', 'kijken of het document gelezen is'),
  removeDocument: copy('removing the document', 'het document verwijderen'),
  askWho: copy('asking who is signed in', 'vragen wie er is ingelogd'),
  signIn: copy('signing in', 'inloggen'),
  register: copy('making the account', 'het account maken'),
  signOut: copy('signing out', 'uitloggen'),
  makeTips: copy('making the tips', 'de tips maken'),
  askAdvisor: copy('asking the advisor', 'de adviseur vragen'),
  rememberPreferences: copy('remembering the settings', 'de instellingen onthouden'),
  loadArticles: copy('fetching the articles', 'de artikelen ophalen'),
  refreshNews: copy('reading the news feeds', 'de nieuwsbronnen lezen'),
  perform: copy('the call itself', 'de aanroep zelf'),
}

/** The time each delay stands for, by its name; it completes "after …" and "Skip: …". */
export const delayWords: Readonly<Record<string, Copy>> = {
  'while the advisor types': copy('the second in which the advisor types', 'de seconde waarin de adviseur typt'),
  'while tips are made': copy('the moment it takes to make tips', 'het moment waarin de tips worden gemaakt'),
  'while it saves': copy('the moment it takes to save', 'het moment waarin wordt opgeslagen'),
  'a progress tick': copy('a step of the progress bar', 'een stap van de voortgangsbalk'),
  'the longest wait': copy('the longest wait for the document', 'de langste wachttijd op het document'),
  'until the next look': copy('the pause before the next look', 'de pauze voordat er weer gekeken wordt'),
  'until the next late look': copy(
    'the longer pause before the next look',
    'de langere pauze voordat er weer gekeken wordt',
  ),
  'the longest late wait': copy(
    'the time for which the server goes on trying',
    'de tijd dat de server het blijft proberen',
  ),
  'until the form empties': copy('the moment before the form empties', 'het moment voordat het formulier leeg wordt'),
  'idle until the warning': copy('the quiet time before the warning', 'de rustige tijd voor de waarschuwing'),
  'from the warning to the end': copy(
    'the time from the warning to the end',
    'de tijd van de waarschuwing tot het einde',
  ),
  'the longest session': copy('the longest time a session lasts', 'de langste tijd die een sessie duurt'),
  'slow after': copy('the usual time of an answer', 'de gewone tijd van een antwoord'),
  'time out after': copy('the longest wait for an answer', 'de langste wachttijd op een antwoord'),
  'pause between tries': copy('the pause before the next try', 'de pauze voor de volgende poging'),
}

/**
 * What each guard asks in Dutch, for who wonders why something cannot be done: it completes "kan alleen als …". In English its
 * name says it, except where `guardsExplained` says more.
 */
export const guardsInDutch: Readonly<Record<string, string>> = {
  'this is the step to open': 'dit de stap is die open moet',
  'the submit page of a submitted return is open': 'de pagina Inzenden open is en de aangifte al is ingezonden',
  'the page of this step is open already': 'de aangifte al bij die stap staat',
  'there is a step before this one': 'er een stap voor deze is',
  'the step has been reached': 'de aangifte al eerder bij die stap was (Gegevens kan altijd)',
  'there is a return that can be changed': 'er een aangifte is die nog niet is ingezonden',
  'another step was chosen meanwhile': 'de antwoorden zijn opgeslagen en er intussen een andere stap is gekozen',
  'the return has been submitted already': 'de aangifte al eerder is ingezonden',
  'no return has been started': 'er nog geen aangifte is begonnen',
  'something in the answers is not right': 'er in de antwoorden iets ontbreekt of niet klopt',
  'an earlier step is still unanswered': 'een eerdere stap nog beantwoord moet worden',
  'the answers are saved and this step comes next': 'de antwoorden zijn opgeslagen en deze stap de volgende is',
  'the return is now submitted': 'de aangifte nu is ingezonden',
  'the return was changed somewhere else meanwhile':
    'de aangifte intussen elders (ander tabblad of apparaat) is opgeslagen',
  'the return was submitted somewhere else meanwhile':
    'de aangifte intussen elders (ander tabblad of apparaat) is ingezonden',
  'all amounts have to be shown': 'om het lange formulier gevraagd is, of een bedrag daarop niet klopt',
  'a wrong amount is not on the short form': 'een bedrag dat alleen op het lange formulier staat niet klopt',
  'no wrong amount would be hidden': 'geen bedrag dat alleen op het lange formulier staat verkeerd is',
  'no amounts came with the page': 'er geen bedragen met de pagina meekwamen',
  'an amount that came with the page is not right': 'een bedrag dat met de pagina meekwam niet klopt',
  'one of the amounts is not right': 'een van de bedragen niet klopt',
  'the message is not blank': 'er iets in het bericht staat',
  'the articles are there already': 'de artikelen er al zijn',
  'some articles match the filters': 'er minstens één artikel bij de filters past',
  'there is no return to make tips from': 'er geen aangifte is om tips uit te maken',
  'the request may be tried once more': 'het verzoek vanzelf nog eens geprobeerd mag worden',
  'it is not known yet who is signed in': 'nog niet bekend is wie er is ingelogd',
  'somebody is signed in': 'er iemand is ingelogd',
  'the server says that somebody is signed in': 'de server zegt dat er iemand is ingelogd',
  'the file cannot be uploaded as it is':
    'het bestand van een verkeerde soort is, groter dan 10 MB, leeg, of een te lange naam heeft',
  'figures were read from the document': 'er bedragen uit het document zijn gelezen',
  'nothing was found in the document': 'het document is gelezen en er niets in is gevonden',
  'the document is protected by a password': 'het document met een wachtwoord is beveiligd',
  'the document could not be processed': 'het document niet verwerkt kon worden',
  'the document is still being read': 'het document nog wordt gelezen',
  'the document was not read in time': 'het document niet op tijd is gelezen',
  'the server asks for a password': 'de server om een wachtwoord vraagt, of het gegeven wachtwoord niet past',
  'the document is no longer there': 'het document er niet meer is',
  'a password is filled in and the file is still at hand':
    'er een wachtwoord is ingevuld en het bestand nog in deze browser staat',
  'the chosen file is still at hand':
    'het gekozen bestand nog in deze browser staat (na het opnieuw openen van de pagina moet het opnieuw gekozen worden)',
  'the document is at the server': 'het document op de server staat',
  'several documents of this type may be added': 'er meer documenten van deze soort mogen zijn',
}

/** What the names of these guards leave out. */
export const guardsExplained: Readonly<Record<string, string>> = {
  'the page of this step is open already': 'the return stands at that step already',
  'the step has been reached': 'the return has come to that step before (Setup can always be chosen)',
  'there is a return that can be changed': 'there is a return and it is not submitted',
  'another step was chosen meanwhile': 'the answers are saved and another step was chosen while they were on their way',
  'something in the answers is not right': 'something in the answers is missing or wrong',
  'the return was changed somewhere else meanwhile':
    'the return was saved somewhere else (another tab or device) in the meantime',
  'the return was submitted somewhere else meanwhile':
    'the return was submitted somewhere else (another tab or device) in the meantime',
  'all amounts have to be shown': 'the long form is asked for, or an amount on it is not right',
  'a wrong amount is not on the short form': 'an amount that only the long form has is not right',
  'no wrong amount would be hidden': 'no amount that only the long form has is wrong',
  'the file cannot be uploaded as it is':
    'the file is of a wrong type, larger than 10 MB, empty, or its name is too long',
  'the server asks for a password': 'the server asks for a password, or the given one did not fit',
  'a password is filled in and the file is still at hand':
    'a password is filled in, and the file is still in this browser',
  'the chosen file is still at hand':
    'the chosen file is still in this browser (after opening the page again it has to be chosen again)',
}

/** What a request is called, by the name of its actor. */
export function requestName(actor: string, language: Language): string {
  const words = requestWords[actor]
  return words === undefined ? actor : wordsOf(words, language)
}

/** What the time of a delay is called, by the delay's name. */
export function delayName(delay: string, language: Language): string {
  const words = delayWords[delay]
  return words === undefined ? delay : wordsOf(words, language)
}

/** What a guard asks: it completes "only possible when …". */
export const guardName = (guard: string, language: Language): string =>
  (language === 'nl' ? guardsInDutch[guard] : guardsExplained[guard]) ?? guard

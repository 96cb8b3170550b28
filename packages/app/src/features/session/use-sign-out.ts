import { wordsOf } from '@aangiftewijs/domain/language'
import { useLanguageChoice } from '../../copy/words.tsx'
import { callApi } from '../../ports/api.ts'
import { useAnswerCache } from '../../ports/queries.ts'
import { dropDraft } from '../../shell/drafts.ts'
import { useNavigate } from '../../shell/navigation.tsx'
import { showToast } from '../../shell/toasts.ts'
import { sessionWords } from './copy.ts'

/** Signs out: tells the server, forgets everything of the person here, and opens the sign-in page. Spec 1 § 8 for the words. */
export function useSignOut(): () => Promise<void> {
  const choice = useLanguageChoice()
  const answers = useAnswerCache()
  const navigate = useNavigate()
  return async () => {
    try {
      await callApi('POST', '/api/logout')
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : ''
      showToast({ variant: 'destructive', title: wordsOf(sessionWords.logoutFailed, choice), text })
      return
    }
    dropDraft()
    await navigate('/auth')
    answers.startAs(null)
    showToast({
      variant: 'default',
      title: wordsOf(sessionWords.loggedOut, choice),
      text: wordsOf(sessionWords.loggedOutText, choice),
    })
  }
}

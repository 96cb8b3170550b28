import { Banner } from '@aangiftewijs/ui/Banner'
import { Prose, Stack } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import type { PostedForm } from '../../page-request.ts'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { endedIn } from '../../shell/sign-in-path.ts'
import { sessionWords } from './copy.ts'
import { DigidChoice } from './DigidChoice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import type { AuthFormKind } from './signed-in-by.ts'
import { TryIt } from './TryIt.tsx'
import { useAuthSearch } from './use-auth-search.ts'

/** The address of a tab, keeping where the person goes next. */
function tabPath(tab: string, search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('bsn')
  parameters.set('tab', tab)
  return `/auth?${parameters}`
}

/** The tab that is asked for; else registering for who never signed in here, and whose session did not just end. */
function openingTab(search: string, posted: PostedForm | null, hasSignedInHere: boolean): AuthFormKind {
  const asked = posted?.name ?? new URLSearchParams(search).get('tab')
  if (asked === 'register' || asked === 'login') return asked
  return hasSignedInHere || endedIn(search) !== null ? 'login' : 'register'
}

/** The ways in: signing in or registering, DigiD whichever of these stands open, and looking first (ADR 52). */
export function Part() {
  const say = useWords()
  const posted = usePostedForm()
  const { hasSignedInHere } = usePage()
  const search = useAuthSearch()
  const [tab, setTab] = useState(openingTab(search, posted, hasSignedInHere))
  const hrefFor = (id: string) => tabPath(id, search)

  const choose = (id: string) => {
    setTab(id === 'register' ? 'register' : 'login')
    history.replaceState(history.state, '', hrefFor(id))
  }

  return (
    <Stack gap={6}>
      <Banner tone="warning" title={<T text={sessionWords.playground} />}>
        <T text={sessionWords.playgroundText} />
      </Banner>
      <Tabs
        label={say(sessionWords.tabs)}
        value={tab}
        onChange={choose}
        hrefFor={hrefFor}
        tabs={[
          {
            id: 'login',
            label: <T text={sessionWords.login} />,
            content: (
              <Stack gap={6}>
                <LoginForm />
                <SwitchTab
                  text="noAccount"
                  label="toRegister"
                  href={hrefFor('register')}
                  onChoose={() => choose('register')}
                />
              </Stack>
            ),
          },
          {
            id: 'register',
            label: <T text={sessionWords.register} />,
            content: (
              <Stack gap={6}>
                <SwitchTab
                  text="haveAccount"
                  label="toLogin"
                  href={hrefFor('login')}
                  onChoose={() => choose('login')}
                />
                <RegisterForm />
              </Stack>
            ),
          },
        ]}
      />
      <DigidChoice />
      <TryIt />
    </Stack>
  )
}

interface SwitchTabProps {
  readonly text: 'noAccount' | 'haveAccount'
  readonly label: 'toRegister' | 'toLogin'
  readonly href: string
  readonly onChoose: () => void
}

/** The link beside a form to the other one: above the long one, below the short one. Without script it is a link to the page with that tab. */
function SwitchTab({ text, label, href, onChoose }: SwitchTabProps) {
  return (
    <Prose>
      <p>
        <T text={sessionWords[text]} />{' '}
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault()
            onChoose()
          }}
        >
          <T text={sessionWords[label]} />
        </a>
      </p>
    </Prose>
  )
}

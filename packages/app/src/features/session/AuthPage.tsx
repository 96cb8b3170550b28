import { productName } from '@aangiftewijs/domain/product'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Heading, Prose, Stack } from '@aangiftewijs/ui/layout'
import { Showcase } from '@aangiftewijs/ui/Showcase'
import { Spinner } from '@aangiftewijs/ui/Spinner'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { useEffect, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import type { PostedForm } from '../../page-request.ts'
import { useUser } from '../../ports/queries.ts'
import { useNavigate } from '../../shell/navigation.tsx'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { nextPath } from '../../shell/sign-in-path.ts'
import { sessionWords } from './copy.ts'
import { DigidChoice } from './DigidChoice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { promotionPoints } from './promotion-points.tsx'
import { RegisterForm } from './RegisterForm.tsx'

type AuthTab = 'login' | 'register'

/** Signing in and registering. Who is signed in already goes on to where they were going. Spec 1 § 2. */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const target = nextPath(usePage().search)
  const isSignedIn = user !== null

  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true })
  }, [isSignedIn, navigate, target])

  return (
    <Showcase title={<T text={sessionWords.promotion} values={{ product: productName }} />} points={promotionPoints()}>
      <Stack gap={6}>
        <Heading level={1}>
          <T text={sessionWords.title} />
        </Heading>
        {isSignedIn ? <Leaving /> : <Entrance />}
      </Stack>
    </Showcase>
  )
}

const Leaving = () => {
  const say = useWords()
  return <Spinner label={say(sessionWords.loggingIn)} isLabelVisible />
}

/** The address of a tab, keeping where the person goes next. */
function tabPath(tab: string, search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('bsn')
  parameters.set('tab', tab)
  return `/auth?${parameters}`
}

/** The query of the page; of one that came back without script, where the person was going. */
const searchOf = (search: string, posted: PostedForm | null) =>
  search === '' && posted?.fields.next ? `?next=${encodeURIComponent(posted.fields.next)}` : search

function Entrance() {
  const say = useWords()
  const posted = usePostedForm()
  const search = searchOf(usePage().search, posted)
  const parameters = new URLSearchParams(search)
  const [tab, setTab] = useState<AuthTab>(
    posted?.name === 'register' || parameters.get('tab') === 'register' ? 'register' : 'login',
  )
  const hrefFor = (id: string) => tabPath(id, search)

  const choose = (id: string) => {
    setTab(id === 'register' ? 'register' : 'login')
    history.replaceState(history.state, '', hrefFor(id))
  }

  return (
    <>
      <Banner variant="warning" title={<T text={sessionWords.playground} />}>
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
                <DigidChoice />
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
                <RegisterForm />
                <SwitchTab
                  text="haveAccount"
                  label="toLogin"
                  href={hrefFor('login')}
                  onChoose={() => choose('login')}
                />
              </Stack>
            ),
          },
        ]}
      />
    </>
  )
}

interface SwitchTabProps {
  readonly text: 'noAccount' | 'haveAccount'
  readonly label: 'toRegister' | 'toLogin'
  readonly href: string
  readonly onChoose: () => void
}

/** The link below a form to the other one. Without script it is a link to the page with that tab. */
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

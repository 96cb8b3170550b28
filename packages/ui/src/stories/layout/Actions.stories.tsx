import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { BottomBar } from '../../components/BottomBar/index.ts'
import { Button } from '../../components/Button/index.ts'
import { ChatPanel } from '../../components/ChatPanel/index.ts'
import { Frame } from '../../components/Frame/index.ts'
import { Icon } from '../../components/Icon/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { Actions, Heading, Stack, Text } from '../../layout/index.ts'

const bottomBar = (
  <BottomBar
    items={[
      { href: '/', label: 'Home', icon: <Icon name="home" /> },
      { href: '/tax-filing/setup', label: 'Aangifte doen', icon: <Icon name="document" />, current: 'page' },
      { href: '/menu', label: 'Menu', icon: <Icon name="menu" /> },
    ]}
    label="Quick"
  />
)

const advisor = (
  <ChatPanel
    isOpen={false}
    closeLabel="Close the advisor"
    leadLabel="Go to the advisor"
    logLabel="Conversation"
    messages={[]}
    names={{ user: 'You', assistant: 'Advisor' }}
    place="over-page"
    title="AI Financial Advisor"
    toggleLabel="Open or close the advisor"
    typingLabel="The advisor is typing"
  >
    <TextField label="Your question" name="question" />
  </ChatPanel>
)

/** A step in its frame: the bar has the navigation below it, the advisor in it and the page behind it. */
const aStep = (bar: ReactNode) => (
  <Frame bottomBar={bottomBar} header={null}>
    <Stack>
      <Heading level={1}>Income</Heading>
      <Text>The actions of a step stay in reach at the end of the window.</Text>
      {['Salary', 'Tax withheld', 'Benefits', 'Pension', 'Other income', 'Interest', 'Dividend'].map((label) => (
        <TextField key={label} label={label} name={label} />
      ))}
      {bar}
    </Stack>
    {advisor}
  </Frame>
)

/** As a style of the reader does: media queries go by the browser's own size and see nothing of it. */
function Enlarged({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => {
      style.removeProperty('font-size')
    }
  }, [])
  return children
}

const enlarged: Decorator = (Story) => (
  <Enlarged>
    <Story />
  </Enlarged>
)

const wayBack = (label: string) => (
  <LinkButton href="#back" variant="secondary">
    {label}
  </LinkButton>
)

/** In a window of its own; the docs have none that is so narrow. */
const onPhone = { tags: ['!autodocs'], globals: { viewport: { value: 'phone', isRotated: false } } }

const meta = {
  title: 'Layout/Actions',
  component: Actions,
  // The bar stands at the end of a window: in the docs each story has one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    children: (
      <>
        <Button>Continue</Button>
        {wayBack('Back')}
      </>
    ),
  },
  render: (args) => aStep(<Actions {...args} />),
} satisfies Meta<typeof Actions>
export default meta
type Story = StoryObj<typeof meta>

export const AStep: Story = {}
/** A way back that stands alone does not fill the bar. */
export const OnlyAWayBack: Story = { args: { children: wayBack('Back to your question') } }
/** The main action fills the bar; the advisor stands beside the last button. */
export const OnAPhone: Story = onPhone
const resultLine = <a href="#result">Samen krijgt u ongeveer € 14.270 terug</a>
/** What the step comes to, in one line above the buttons; in wide windows it stands at the side. */
export const WithAResultOnAPhone: Story = { ...onPhone, args: { line: resultLine } }
/** Letters so large that the line would take several from the page: it is not in the bar. */
export const WithAResultInLargeText: Story = { ...onPhone, args: { line: resultLine }, decorators: [enlarged] }
/** The way back and the advisor share a line, and no word breaks. */
export const LargeTextOnAPhone: Story = {
  ...onPhone,
  args: {
    children: (
      <>
        <Button>Verder naar overzicht</Button>
        {wayBack('Terug')}
      </>
    ),
  },
  decorators: [enlarged],
}

import { Card, Icon, Stack, Text, Visually } from './basics.jsx'
import { Fold } from './fold.jsx'
import { Link } from './link.jsx'
import { Result } from './result.jsx'
import { Stepper } from './stepper.jsx'
import { deadlines, news, tasks } from './texts.js'

const Task = ({ task: [title, text, href] }) => (
  <li className="task">
    <span className="task__icon">
      <Icon name="paper" size="large" />
    </span>
    <div className="task__text">
      <p className="task__title">{title}</p>
      <Text size="small">{text}</Text>
      <Link className="button button--plain" href={href}>
        <span>
          Go<Visually> to {title}</Visually>
        </span>
      </Link>
    </div>
  </li>
)

const Deadlines = () => (
  <dl className="dates">
    {deadlines.map(([day, text]) => (
      <div className="dates__row" key={day}>
        <dt className="dates__day">{day}</dt>
        <dd className="dates__text">{text}</dd>
      </div>
    ))}
  </dl>
)

function Upload({ kind }) {
  return (
    <form action="/documents" className="upload" encType="multipart/form-data" method="post">
      <input name="type" type="hidden" value={kind} />
      <label className="upload__label">
        <span>{kind}</span>
        <input accept=".pdf,.png,.jpg" className="upload__file" name="file" type="file" />
      </label>
      <button className="button button--second" type="submit">
        <span>Upload</span>
      </button>
    </form>
  )
}

/** The first page of somebody who is signed in. */
export function DashboardPage({ account: { name, taxReturn } }) {
  return (
    <Stack gap="large">
      <Stack>
        <h1 className="heading heading--1">Welcome, {name}</h1>
        <Text tone="muted">Your return saves itself after every step. You can stop and go on later.</Text>
        <div className="row row--wrap">
          <Link className="button button--first" href="/tax-filing/income">
            Go on with {taxReturn.year}
          </Link>
          <Link className="button button--second" href="/quick-tax-calculator">
            Quick calculator
          </Link>
        </div>
      </Stack>
      <Stepper current={taxReturn.step} />
      <div className="columns">
        <div className="columns__wide">
          <Result result={taxReturn.result} />
          <Card id="tasks" title="What you can do now">
            <ul className="tasks">
              {tasks.map((task) => (
                <Task key={task[0]} task={task} />
              ))}
            </ul>
          </Card>
        </div>
        <div className="columns__narrow">
          <Card id="dates" title="Dates">
            <Deadlines />
          </Card>
          <Card id="upload" title="Your statements">
            {['Income', 'Mortgage', 'Investments', 'Healthcare'].map((kind) => (
              <Upload key={kind} kind={kind} />
            ))}
          </Card>
          <Card id="news" title="News">
            {news.map(([title, text]) => (
              <Fold key={title} title={title}>
                <Text size="small">{text}</Text>
              </Fold>
            ))}
          </Card>
        </div>
      </div>
    </Stack>
  )
}

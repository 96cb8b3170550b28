import { Icon, Visually } from './basics.jsx'
import { Link } from './link.jsx'
import { Menu } from './menu.jsx'
import { footerLinks, languages, mainMenu, resourceMenu, themes } from './texts.js'

function Choice({ action, name, value, label }) {
  return (
    <li>
      <form action={action} method="post">
        <input name={name} type="hidden" value={value} />
        <input name="next" type="hidden" value="/" />
        <button className="menu__item" type="submit">
          <span lang={value}>{label}</span>
        </button>
      </form>
    </li>
  )
}

const Choices = ({ action, name, options }) =>
  options.map(([value, label]) => <Choice action={action} key={value} label={label} name={name} value={value} />)

function Header({ name }) {
  const initials = name.split(' ').map((word) => word[0])
  return (
    <header className="header">
      <div className="header__notice text text--small">
        <strong>Demonstration environment.</strong> Nothing is sent to the tax authority.{' '}
        <a className="link link--plain" href="/sample-documents" rel="noopener noreferrer" target="_blank">
          Practise with sample documents
          <Icon name="arrow" />
          <Visually> opens in a new tab</Visually>
        </a>
      </div>
      <div className="header__bar">
        <details className="drawer">
          <summary className="drawer__title">Menu</summary>
          <Sidebar label="Menu on narrow screens" />
        </details>
        <Link className="header__brand" href="/">
          <Icon name="tick" size="large" />
          <span>Rival</span>
        </Link>
        <div className="header__menus">
          <Menu title={<Visually>Language: English</Visually>}>
            <Choices action="/language" name="language" options={languages} />
          </Menu>
          <Menu title={<Visually>Theme: as the device</Visually>}>
            <Choices action="/theme" name="theme" options={themes} />
          </Menu>
          <Menu title={<Avatar initials={initials} name={name} />}>
            <li>
              <Link className="menu__item" href="/profile">
                <span>Profile</span>
              </Link>
            </li>
            <Choice action="/logout" label="Sign out" name="all" value="no" />
          </Menu>
        </div>
      </div>
    </header>
  )
}

const Avatar = ({ initials, name }) => (
  <span className="avatar">
    <span aria-hidden="true" className="avatar__circle avatar__circle--dark">
      {initials}
    </span>
    <span className="avatar__name">{name}</span>
  </span>
)

const MenuLinks = ({ links }) => (
  <ul className="sidebar__list">
    {links.map(([href, label, icon]) => (
      <li key={href}>
        <Link className="sidebar__link" href={href}>
          <span className="sidebar__icon">
            <Icon name={icon} size="large" />
          </span>
          <span className="sidebar__label">{label}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const Sidebar = ({ label }) => (
  <nav aria-label={label} className="sidebar">
    <MenuLinks links={mainMenu} />
    <div>
      <p className="sidebar__title">Resources</p>
      <MenuLinks links={resourceMenu} />
    </div>
  </nav>
)

const Footer = () => (
  <footer className="footer">
    <div className="footer__columns">
      {footerLinks.map(([title, ...links]) => (
        <div className="stack stack--small" key={title}>
          <p className="footer__title">{title}</p>
          <ul className="footer__list">
            {links.map(([href, label]) => (
              <li key={href}>
                <Link className="link link--plain" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <p className="text text--small text--muted">A demonstration: not a service of the tax authority.</p>
  </footer>
)

/** What stands around each page of somebody who is signed in. */
export function Frame({ name, children }) {
  return (
    <div className="frame">
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Header name={name} />
      <div className="frame__columns">
        <div className="frame__sidebar">
          <Sidebar label="Main navigation" />
        </div>
        <main className="frame__main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </div>
  )
}

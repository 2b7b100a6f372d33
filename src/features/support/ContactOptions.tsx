import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pages/pageContext';
import type { ItemView } from '../../content/pages/sectionViews';
import { telephoneLink } from '../../domain/account/phoneNumber';
import type { ContactMethod } from '../../domain/editorial/sectionSchema';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, media, space, text } from '../../ui/theme/tokens';

interface ContactOptionsProps {
  /** The name and text of each contact option. */
  contactOptions: ItemView[];
  shell: Pick<ShellContext, 'contact' | 'partnerUrl'>;
}

export function ContactOptions({ contactOptions, shell: { contact, partnerUrl } }: ContactOptionsProps) {
  const links: Record<ContactMethod, { text: string; href?: string }> = {
    email: { text: contact.email, href: `mailto:${contact.email}` },
    phone: { text: contact.phone, href: telephoneLink(contact.phone) },
    hours: { text: contact.hours },
    partners: { text: new URL(partnerUrl).host, href: partnerUrl },
  };
  return (
    <List>
      {contactOptions.map(({ id, heading, text: note }) => {
        const { text: label, href } = links[id as ContactMethod];
        return (
          <div key={id}>
            <dt>{heading}</dt>
            <dd>{href ? <TextLink href={href}>{label}</TextLink> : label}</dd>
            {note && (
              <Paragraph as="dd" size="small" tone="muted">
                {note}
              </Paragraph>
            )}
          </div>
        );
      })}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  div {
    display: grid;
    align-content: start;
    gap: ${space[1]};
  }
  dt {
    ${text.label};
    color: ${color.muted};
  }
  dt + dd {
    ${text.sub};
  }
  a {
    display: inline-block;
    padding-block: 4px;
  }
  ${media.belowPhone} {
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[8]};
  }
`;

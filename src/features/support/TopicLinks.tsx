import { styled } from 'styled-components';
import type { PageWords } from '../../content/pages/pageContext';
import { shownIn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { topicAnchor } from './QuestionTopics';

export function TopicLinks({ topics }: Pick<PageWords, 'topics'>) {
  const { t } = useWords('pages');
  return (
    <nav aria-label={t('support.topics')}>
      <List>
        {topics.map(({ id, title, regions }) => (
          <li key={id} {...(regions && shownIn(regions))}>
            <a href={`#${topicAnchor(id)}`}>{title}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 18px;
    border: 1px solid ${color.edge};
    border-radius: ${radius.pill};
    ${text.label};
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      border-color: ${color.ink};
    }
  }
`;

import { styled } from 'styled-components';
import type { ReportView, SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Meter } from '../../ui/feedback/Meter';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, radius, shadow, space, text } from '../../ui/theme/tokens';
import { SectionFrame } from './SectionFrame';
import { SectionText } from './SectionText';

/** Shows figures from a lab report. Each region sees a pod that it sells. */
export function ReportTeaser({ section }: { section: SectionView }) {
  return (
    <SectionFrame section={section}>
      <Layout>
        <SectionText section={{ ...section, link: null }} size="large" />
        {section.reports.map((report) => (
          <Sheet key={report.batchId} {...(report.regions && shownIn(report.regions))}>
            <Figures report={report} />
            {section.link && (
              <ButtonLink as={LocalLink} to={report.path} $variant="secondary" $size="small">
                {section.link.label}
              </ButtonLink>
            )}
          </Sheet>
        ))}
      </Layout>
    </SectionFrame>
  );
}

function Figures({ report: { title, brand, figures } }: { report: ReportView }) {
  return (
    <>
      <div>
        <Heading level={3}>{title}</Heading>
        <Paragraph size="label" tone="muted">
          {brand}
        </Paragraph>
      </div>
      <Meters>
        {figures.map(
          ({ id, label, value, share }) =>
            share !== null && <Meter key={id} label={label} value={share} max={1} valueText={value} />,
        )}
      </Meters>
      <dl>
        {figures.map(
          ({ id, label, value, share }) =>
            share === null && (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.desktop} {
    gap: ${space[16]};
    grid-template-columns: 1fr 1fr;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  padding: clamp(24px, 4vw, 48px);
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  dl {
    width: 100%;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    ${text.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Meters = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 100%;
`;

export const statusStyle = `
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;color:#1b1b1f;background:#f4f4f6;margin:0 auto;padding:1rem;max-width:75rem}
header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem}
h1{font-size:1.6rem;margin:0}
h2{font-size:1.15rem;margin:0 0 .5rem}
h3{font-size:.95rem;margin:1rem 0 .25rem}
p{margin:.25rem 0 .75rem}
a{color:#3b3bb3;padding:.5rem 0;display:inline-block}
main>div{columns:22rem;column-gap:1rem}
section{background:#fff;border:1px solid #d9d9de;border-radius:.5rem;padding:1rem;margin-bottom:1rem;break-inside:avoid}
dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:1rem;border-top:1px solid #ececef;padding:.25rem 0}
dt{color:#55555e}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.good,.bad{font-weight:600}
.good{color:#0b6b34}
.bad{color:#a4161a}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .5rem;border-top:1px solid #ececef;text-align:right;vertical-align:top}
thead th{border:0;color:#55555e;font-weight:500;font-size:.9rem}
th:first-child{text-align:left;padding-left:0}
tbody th{font-weight:500;overflow-wrap:anywhere}
.method{color:#55555e;font-size:.85em;display:inline-block;min-width:3.5em}
@media (max-width:45rem){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody{display:block}
tbody tr{display:grid;grid-template-columns:repeat(3,1fr);border-top:1px solid #ececef;padding:.5rem 0}
tbody th{grid-column:1/-1;border:0;padding:0 0 .25rem}
td{border:0;padding:0;text-align:left}
td::before{content:attr(data-heading) " ";color:#55555e;font-size:.85rem}
}`;

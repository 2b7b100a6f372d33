import { writeFileSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { Drawing, group, place } from './drawing';
import { pod, podShadow } from './pod';
import { oils, plants } from './colour';
const brands = [
 ['Halden','#1c2b26','#eef0e6','#c4582f','rings'],['North Fen','#f6efe0','#20382f','#d9a441','wave'],['Copperline','#2a1a12','#f3d9bf','#b4531f','bars'],['Violet Hour','#fbeef6','#3b2357','#e77fb3','peaks'],
 ['Saltgrass','#123','#d9ebe6','#2c8f83','leaf'],['Mono & Co','#141414','#fafafa','#141414','grid'],['Sunday Tide','#0c2c54','#ffe9c9','#ff7f50','rays'],['Orchard Nine','#fff6d8','#8b1e2d','#f3b53f','dots'],
] as const;
mkdirSync('/tmp/pic',{recursive:true});
const out:any[]=[];let i=0;
for (const [name,ink,paper,accent,pattern] of brands){ const plant=plants[i%4]!; const d=new Drawing();
 const b={slug:name.toLowerCase().replace(/\W+/g,'-'),name,label:{ink:ink.length===4?'#112233':ink,paper,accent,pattern}} as any;
 const svg=d.svg(group(podShadow(d,oils[plant].mid)+pod(d,b,plant),{t:place(600,130,1)}));
 writeFileSync(`/tmp/pic/${b.slug}.svg`,svg);
 const t=performance.now(); const png=await sharp(Buffer.from(svg)).flatten({background:'#F2F0EA'}).png().toBuffer(); console.log(name,svg.length,Math.round(performance.now()-t));
 if(i<2) writeFileSync(`/tmp/pic/full${i}.png`,png);
 out.push({input:await sharp(png).resize(360).toBuffer(),left:(i%4)*370,top:Math.floor(i/4)*370}); i++; }
await sharp({create:{width:1480,height:740,channels:3,background:'#FBFAF7'}}).composite(out).png().toFile('/tmp/pic/sheet.png');
